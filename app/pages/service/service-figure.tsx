import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { KeyedDrawingProps } from "../../drawings/figure-props.ts";

/** The large drawing of a service by its key; an unknown key gets a plain block. */
const serviceDrawing = drawingByKey<ComponentType<KeyedDrawingProps>>(
  import.meta.glob("./drawings/*.tsx", { eager: true, import: "default" }),
);

interface ServiceFigureProps {
  /** The key of the drawing: the service's slug, or the one it names. */
  drawingKey: string;
  drawing: { description: string; balloons: readonly string[] };
}

/** The service's large drawing; on small screens the list names the parts. */
export function ServiceFigure({ drawingKey, drawing }: ServiceFigureProps) {
  const Drawing = serviceDrawing(drawingKey);
  return <Drawing labels={drawing.balloons} description={drawing.description} />;
}
