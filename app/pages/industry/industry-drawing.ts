import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { IndustryDrawingProps } from "./drawings/parts/props.ts";

/** The drawing of an industry; a new industry has the default one until its own is drawn. */
export const industryDrawing = drawingByKey(
  import.meta.glob<ComponentType<IndustryDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);
