import { polar } from "./arc.ts";
import { element } from "./element.ts";
import { inkLine, type Style } from "./ink.ts";
import type { Point2 } from "./iso.ts";

interface RaysProps extends Partial<Style> {
  at: Point2;
  count: number;
  /** The inner and the outer radius. */
  radii: readonly [inner: number, outer: number];
  /** Of the first, in degrees. */
  turn?: number;
}

/** Radial lines on paper or on a face: the teeth of a gear, the spokes of a wheel. */
export const Rays = element<RaysProps>(
  "Rays",
  ({ at, count, radii: [inner, outer], turn = 0, pen, ...style }, sheet) => {
    for (let ray = 0; ray < count; ray++) {
      const degrees = turn + (ray * 360) / count;
      inkLine(sheet, [polar(at, inner, degrees), polar(at, outer, degrees)], { pen, ...style });
    }
  },
);
