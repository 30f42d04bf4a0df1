import { point } from "../../../drawings/kit/format.ts";
import type { Point2 } from "../../../drawings/kit/iso.ts";

/** Path data of a smooth curve through the points (Catmull-Rom, written as cubic Béziers). */
export function smooth(points: readonly Point2[]): string {
  return points
    .map(([x, y], index) => {
      const from = points[index - 1];
      if (!from) return `M${point(x, y)}`;
      const [beforeX, beforeY] = points[index - 2] ?? from;
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      const leave = point(from[0] + (x - beforeX) / 6, from[1] + (y - beforeY) / 6);
      const arrive = point(x - (nextX - from[0]) / 6, y - (nextY - from[1]) / 6);
      return `C${leave} ${arrive} ${point(x, y)}`;
    })
    .join("");
}
