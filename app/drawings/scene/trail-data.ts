import { coordinate, step } from "./format.ts";
import type { Point2 } from "./iso.ts";
import type { Shape } from "./shape.ts";
import type { Segment } from "./trail.ts";

type Placed = (point: Point2) => Point2;

const minus = (to: Point2, from: Point2): Point2 => [to[0] - from[0], to[1] - from[1]];
const near = ([ax, ay]: Point2, [bx, by]: Point2) => Math.abs(ax - bx) < 0.06 && Math.abs(ay - by) < 0.06;
/** The first control point of a smooth curve: opposite the last one. */
const mirrored = (at: Point2, control: Point2 | undefined): Point2 =>
  control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;

/** Joins numbers, with spaces only where needed. */
function row(...numbers: number[]): string {
  return numbers.map(coordinate).reduce((line, next) => line + (next.startsWith("-") ? "" : " ") + next);
}

/** A trail as path data, each step as short as SVG allows. */
export function trailData(
  segments: readonly Segment[],
  place: Placed,
): Omit<Shape, "pen" | "outline"> & {
  points: Point2[];
} {
  let at: Point2 = [0, 0];
  let began = at;
  let control: Point2 | undefined;
  let first: Point2 | undefined;
  let rest = "";
  const points: Point2[] = [];
  for (const segment of segments) {
    if (segment.kind === "close") {
      rest += "z";
      at = began;
      control = undefined;
      continue;
    }
    const to = place(segment.to);
    const [dx, dy] = minus(to, at);
    let nextControl: Point2 | undefined;
    points.push(to);
    if (segment.kind === "move") {
      began = to;
      if (first) rest += `m${row(dx, dy)}`;
      else first = to;
    } else if (segment.kind === "line") rest += step(dx, dy);
    else if (segment.kind === "arc") {
      const [rx, ry] = segment.radii;
      points.push(
        ...[at, to].flatMap(([x, y]): Point2[] => [
          [x - 2 * rx, y - 2 * ry],
          [x + 2 * rx, y + 2 * ry],
        ]),
      );
      rest += `a${row(rx, ry)} 0 ${segment.long ? 1 : 0} ${segment.clockwise ? 1 : 0}${row(0, dx, dy).slice(1)}`;
    } else if (segment.kind === "quadratic") {
      nextControl = place(segment.control);
      points.push(nextControl);
      rest +=
        near(nextControl, mirrored(at, control)) && control
          ? `t${row(dx, dy)}`
          : `q${row(...minus(nextControl, at), dx, dy)}`;
    } else if (segment.kind === "cubic") {
      const [one, two] = segment.controls.map(place) as [Point2, Point2];
      nextControl = two;
      points.push(one, two);
      rest += near(one, mirrored(at, control))
        ? `s${row(...minus(two, at), dx, dy)}`
        : `c${row(...minus(one, at), ...minus(two, at), dx, dy)}`;
    }
    control = nextControl;
    at = to;
  }
  return { start: first ?? at, rest, end: at, points };
}
