import { element } from "./element.ts";
import { onSheet } from "./frame.ts";
import type { Style } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import { hull } from "./outline.ts";
import type { Trail } from "./trail.ts";
import { trailData } from "./trail-data.ts";

interface StrokeProps extends Partial<Style> {
  /** The path of the pen: `from(0, 14).down(32).right(7)`. */
  path: Trail;
}

/** A freehand path: lines, corners and curves. */
export const Stroke = element<StrokeProps>("Stroke", ({ path, pen, ...style }, sheet) => {
  const { frame, scene } = sheet;
  const snap = (value: number) => Math.round(value / scene.grid) * scene.grid;
  if (frame.kind !== "flat" && path.segments.some(({ kind }) => kind === "arc"))
    throw new Error("An arc needs a flat sheet: wrap the drawing in <Face>");
  const place = (at: Point2): Point2 => {
    const [x, y] = onSheet(frame, at);
    return [snap(x), snap(y)];
  };
  const { points, ...shape } = trailData(path.segments, place);
  sheet.items.push({ pen, ...style, ...shape, outline: hull(points) });
});
