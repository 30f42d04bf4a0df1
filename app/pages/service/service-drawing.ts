import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { ServiceDrawingProps } from "./drawings/parts/sheet.tsx";

/** The large drawing of a service by its key; an unknown key gets a plain block. */
export const serviceDrawing = drawingByKey(
  import.meta.glob<ComponentType<ServiceDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);
