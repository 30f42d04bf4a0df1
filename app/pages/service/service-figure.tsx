import { serviceDrawing } from "./service-drawing.ts";

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
