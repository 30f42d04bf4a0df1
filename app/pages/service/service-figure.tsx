import type { ComponentType } from "react";
import { drawingKey } from "../../content/drawing-key.ts";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type {
  FigureProps,
  KeyedDrawingProps,
} from "../../drawings/figure-props.ts";
import type { Service } from "./schema.ts";

/** A file of drawings/. */
interface ServiceDrawing {
  default: ComponentType<KeyedDrawingProps>;
  /** The same object assembled; it repeats the parts of the first. */
  Assembled?: ComponentType<FigureProps>;
}

/**
 * The drawings of a service by its key; an unknown key gets a plain block.
 */
const serviceDrawing = drawingByKey(
  import.meta.glob<ServiceDrawing>("./drawings/*.tsx", { eager: true }),
);

/** The service's large drawing; on small screens the list names the parts. */
export function ServiceFigure({ service }: { service: Service }) {
  const { default: Drawing } = serviceDrawing(drawingKey(service));
  return (
    <Drawing
      labels={service.drawing.balloons}
      description={service.drawing.description}
    />
  );
}

/** Its second drawing, if it has one: the page must show both. */
export const assembledDrawing = (page: Service) =>
  serviceDrawing(drawingKey(page)).Assembled;
