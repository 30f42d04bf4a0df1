import type { ComponentType } from "react";
import { drawingKey } from "../../content/drawing-key.ts";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { KeyedDrawingProps } from "../../drawings/figure-props.ts";
import type { Service } from "./schema.ts";

/**
 * The large drawing of a service by its key; an unknown key gets a plain block.
 */
const serviceDrawing = drawingByKey(
  import.meta.glob<ComponentType<KeyedDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);

/** The service's large drawing; on small screens the list names the parts. */
export function ServiceFigure({ service }: { service: Service }) {
  const Drawing = serviceDrawing(drawingKey(service));
  return (
    <Drawing
      labels={service.drawing.balloons}
      description={service.drawing.description}
    />
  );
}
