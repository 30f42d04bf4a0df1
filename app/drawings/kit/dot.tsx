import { coordinate } from "./format.ts";
import type { Point2 } from "./iso.ts";
import { type Pen, penClass } from "./pens.ts";

interface DotProps {
  at: Point2;
  radius: number;
  pen?: Pen | readonly Pen[];
}

/** A circle flat on the sheet. */
export function Dot({ at: [x, y], radius, pen }: DotProps) {
  return <circle className={penClass(pen)} cx={coordinate(x)} cy={coordinate(y)} r={coordinate(radius)} />;
}
