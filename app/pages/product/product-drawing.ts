import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { ProductDrawingProps } from "./drawings/parts/props.ts";

/** The drawing of a product; a new product has the default one until its own is drawn. */
export const productDrawing = drawingByKey(
  import.meta.glob<ComponentType<ProductDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);
