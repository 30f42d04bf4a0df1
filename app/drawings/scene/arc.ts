import { createElement } from "react";
import { element } from "./element.ts";
import type { Style } from "./ink.ts";
import type { Point2 } from "./iso.ts";
import { plot } from "./plot.ts";
import { Stroke } from "./stroke.ts";
import { from } from "./trail.ts";

interface ArcProps extends Partial<Style> {
  /** The centre of its circle. */
  at: Point2;
  radius: number;
  /** Where it begins and ends, in degrees: 0 right, 90 down. */
  degrees: readonly [from: number, to: number];
  /** Closed through the centre, as a piece of a pie. */
  sector?: boolean;
}

/** A point on a circle of the sheet, by its angle in degrees: 0 right, 90 down. */
export function polar([x, y]: Point2, radius: number, degrees: number): Point2 {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Part of a circle on paper, clockwise. */
export const Arc = element<ArcProps>(
  "Arc",
  ({ at, radius, degrees: [begin, end], sector, ...style }, sheet) => {
    const [start, stop] = [polar(at, radius, begin), polar(at, radius, end)];
    const step: Point2 = [stop[0] - start[0], stop[1] - start[1]];
    const trail = (sector ? from(...at).to(...start) : from(...start)).arc(radius, step, {
      long: end - begin > 180,
    });
    plot(createElement(Stroke, { ...style, path: sector ? trail.close() : trail }), sheet);
  },
);
