import type { Point2 } from "./iso.ts";

/** The convex hull of some points. */
export function hull(points: readonly Point2[]): readonly Point2[] {
  if (points.length < 4) return points;
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** One side of the hull, without its last point, which the other side begins with. */
function half(sorted: readonly Point2[]): Point2[] {
  const side: Point2[] = [];
  for (const next of sorted) {
    while (side.length > 1 && turn(side.at(-2), side.at(-1), next) <= 0) side.pop();
    side.push(next);
  }
  return side.slice(0, -1);
}

function turn([ax, ay]: Point2 = [0, 0], [bx, by]: Point2 = [0, 0], [cx, cy]: Point2): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Whether two hulls are closer than a distance; a negative one allows an overlap. */
export function meet(a: readonly Point2[], b: readonly Point2[], distance: number): boolean {
  return [...axes(a), ...axes(b)].every((axis) => {
    const [fromA, toA] = extent(a, axis);
    const [fromB, toB] = extent(b, axis);
    return fromA < toB + distance && fromB < toA + distance;
  });
}

function extent(points: readonly Point2[], [ax, ay]: Point2): readonly [from: number, to: number] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    const along = x * ax + y * ay;
    from = Math.min(from, along);
    to = Math.max(to, along);
  }
  return [from, to];
}

/** The directions in which a gap beside a hull can show: those of the sheet, and across its edges. */
function axes(points: readonly Point2[]): Point2[] {
  const edges = points.flatMap(([x, y], index): Point2[] => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    return length > 0 ? [[(y - nextY) / length, (nextX - x) / length]] : [];
  });
  return [[1, 0], [0, 1], ...edges];
}

/** The hull of an ellipse, a little too wide: its half axes end at two points from the centre. */
export function hullOfEllipse([x, y]: Point2, [ax, ay]: Point2, [bx, by]: Point2): readonly Point2[] {
  return Array.from({ length: 16 }, (_, index): Point2 => {
    const [cos, sin] = [1.03 * Math.cos((index * Math.PI) / 8), 1.03 * Math.sin((index * Math.PI) / 8)];
    return [x + ax * cos + bx * sin, y + ay * cos + by * sin];
  });
}
