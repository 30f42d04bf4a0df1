import { serviceDrawing } from "./service-drawing.ts";

interface ServiceFigureProps {
  /** The service's slug, or the key of the drawing it names. */
  drawingKey: string;
  drawing: { description: string; balloons: readonly string[] };
}

/** The service's large drawing; on a small screen its balloons keep their numbers and leave their names to the list. */
export function ServiceFigure({ drawingKey, drawing }: ServiceFigureProps) {
  const Drawing = serviceDrawing(drawingKey);
  return <Drawing labels={drawing.balloons} description={drawing.description} />;
}
