import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { IndustryDrawingProps } from "./drawings/parts/props.ts";

/** The drawing of an industry; the default one if it has none. */
export const industryDrawing = drawingByKey(
  import.meta.glob<ComponentType<IndustryDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);
