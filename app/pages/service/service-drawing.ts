import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { KeyedDrawingProps } from "../../drawings/figure-props.ts";

/** The large drawing of a service by its key; an unknown key gets a plain block. */
export const serviceDrawing = drawingByKey(
  import.meta.glob<ComponentType<KeyedDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);
