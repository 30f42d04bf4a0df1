import { createElement } from "react";
import { from, snap, type Trail } from "./paths.ts";
import { element, plot, type Style } from "./plot.ts";
import { onCanvas, PAPER, type Place, type Point2, polar } from "./space.ts";

interface StrokeProps extends Style {
  /** The path of the pen: `from(0, 14).down(32).right(7)`. */
  path: Trail;
}

/** A freehand path: lines, corners and curves. */
export const Stroke = element<StrokeProps>(
  "Stroke",
  ({ path, ...style }, { frame, scene, items }) => {
    if (
      frame.kind !== "flat" &&
      path.segments.some(({ letter }) => letter === "a")
    )
      throw new Error("An arc needs a flat canvas: wrap the drawing in <Face>");
    items.push({
      ...style,
      d: path.data((at) => snap(onCanvas(frame, at), scene.grid)),
    });
  },
);

interface CurveProps extends Style {
  through: readonly Point2[];
  /** On from the last point to the first. */
  closed?: boolean;
}

const between = ([ax, ay]: Point2, [bx, by]: Point2): Point2 => [
  (bx - ax) / 6,
  (by - ay) / 6,
];

/**
 * A smooth curve through points of flat paper (Catmull-Rom, written as cubic
 * Béziers).
 */
export const Curve = element<CurveProps>(
  "Curve",
  ({ through, closed = false, ...style }, canvas) => {
    const { length } = through;
    const point = (index: number): Point2 => {
      const clamped = closed
        ? (index + length) % length
        : Math.min(Math.max(index, 0), length - 1);
      return through[clamped] ?? [0, 0];
    };
    const path = from(...point(0));
    for (let index = 1; index < length + (closed ? 1 : 0); index++) {
      const start = point(index - 1);
      const end = point(index);
      const by: Point2 = [end[0] - start[0], end[1] - start[1]];
      const leave = between(point(index - 2), end);
      const arrive = between(start, point(index + 1));
      path.curve(leave, [by[0] - arrive[0], by[1] - arrive[1]], by);
    }
    plot(
      createElement(Stroke, { ...style, path: closed ? path.close() : path }),
      canvas,
    );
  },
);

interface ArcProps extends Style {
  /** The centre of its circle. */
  at: Point2;
  radius: number;
  /** Where it begins and ends, in degrees: 0 right, 90 down. */
  degrees: readonly [from: number, to: number];
  /** Closed through the centre, as a piece of a pie. */
  sector?: boolean;
}

/** Part of a circle on paper, clockwise. */
export const Arc = element<ArcProps>(
  "Arc",
  ({ at, radius, degrees, sector, ...style }, canvas) => {
    const [begin, end] = degrees;
    const start = polar(at, radius, begin);
    const stop = polar(at, radius, end);
    const step: Point2 = [stop[0] - start[0], stop[1] - start[1]];
    const path = sector ? from(...at).to(...start) : from(...start);
    path.arc(radius, step, { long: end - begin > 180 });
    plot(
      createElement(Stroke, { ...style, path: sector ? path.close() : path }),
      canvas,
    );
  },
);

interface CordProps extends Style {
  from: Place;
  to: Place;
  /** How far below its ends it is pulled, in units of the canvas. */
  sag: number;
}

/** A cord that hangs between two places. */
export const Cord = element<CordProps>(
  "Cord",
  ({ from: start, to, sag, ...style }, canvas) => {
    const [x, y] = onCanvas(canvas.frame, start);
    const [toX, toY] = onCanvas(canvas.frame, to);
    const dx = toX - x;
    const dy = toY - y;
    const path = from(x, y).curve([0, sag], [dx, dy + sag], [dx, dy]);
    plot(createElement(Stroke, { ...style, path }), {
      ...canvas,
      frame: PAPER,
    });
  },
);
