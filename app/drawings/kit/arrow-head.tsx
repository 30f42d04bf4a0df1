import { point } from "./format.ts";
import type { Point2 } from "./iso.ts";
import { Path } from "./path.tsx";
import type { Pen } from "./pens.ts";

interface ArrowHeadProps {
  tip: Point2;
  /** Where it points, in degrees: 0 right, 90 down. */
  degrees: number;
  length?: number;
  halfWidth?: number;
  pen?: Pen;
}

/** A drafting arrowhead, as at the ends of a dimension line. */
export function ArrowHead({
  tip: [x, y],
  degrees,
  length = 11,
  halfWidth = 3.2,
  pen = "ink",
}: ArrowHeadProps) {
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const back = [x - ux * length, y - uy * length] as const;
  const left = point(back[0] - uy * halfWidth, back[1] + ux * halfWidth);
  const right = point(back[0] + uy * halfWidth, back[1] - ux * halfWidth);
  return <Path d={`M${point(x, y)}L${left}L${right}Z`} pen={pen} />;
}
