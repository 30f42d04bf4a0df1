import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { KeyedDrawingProps } from "../../drawings/figure-props.ts";

/** The drawing of a product; the default one if it has none. */
export const productDrawing = drawingByKey(
  import.meta.glob<ComponentType<KeyedDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);
