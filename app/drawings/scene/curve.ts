import { createElement } from "react";
import { element } from "./element.ts";
import type { Style } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import { plot } from "./plot.ts";
import { Stroke } from "./stroke.ts";
import { from } from "./trail.ts";

interface CurveProps extends Partial<Style> {
  through: readonly Point2[];
  /** On from the last point to the first. */
  closed?: boolean;
}

const between = ([ax, ay]: Point2, [bx, by]: Point2): Point2 => [(bx - ax) / 6, (by - ay) / 6];

/** A smooth curve through points of flat paper (Catmull-Rom, written as cubic Béziers). */
export const Curve = element<CurveProps>("Curve", ({ through, closed = false, ...style }, sheet) => {
  const { length } = through;
  const point = (index: number): Point2 => {
    const clamped = closed ? (index + length) % length : Math.min(Math.max(index, 0), length - 1);
    return through[clamped] ?? [0, 0];
  };
  const path = from(...point(0));
  for (let index = 1; index < length + (closed ? 1 : 0); index++) {
    const [start, end] = [point(index - 1), point(index)];
    const by: Point2 = [end[0] - start[0], end[1] - start[1]];
    const leave = between(point(index - 2), end);
    const arrive = between(start, point(index + 1));
    path.curve(leave, [by[0] - arrive[0], by[1] - arrive[1]], by);
  }
  plot(createElement(Stroke, { ...style, path: closed ? path.close() : path }), sheet);
});
