import { point } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";

interface Ring {
  inner: number;
  outer: number;
  blocks: number;
  /** Half the width of the street between two blocks. */
  street: number;
  /** Drawn with true arcs; from afar the curve of a block is not seen, and a straight edge is shorter to write. */
  round?: boolean;
}

interface Block {
  index: number;
  middle: Point2;
  d: string;
}

const whole = ([x, y]: Point2): Point2 => [Math.round(x), Math.round(y)];

/** The blocks between two ring roads round a centre. */
export function ringBlocks([cx, cy]: Point2, { inner, outer, blocks, street, round }: Ring): Block[] {
  const turn = (2 * Math.PI) / blocks;
  const at = (radius: number, angle: number): Point2 => [
    cx + radius * Math.cos(angle),
    cy + radius * Math.sin(angle),
  ];
  return Array.from({ length: blocks }, (_, index) => {
    const [start, end] = [index * turn, (index + 1) * turn];
    const corner = (radius: number, angle: number) => point(...whole(at(radius, angle)));
    const along = (radius: number, sweep: 0 | 1) => (round ? `A${radius} ${radius} 0 0 ${sweep} ` : "L");
    const [innerStreet, outerStreet] = [street / inner, street / outer];
    const d =
      `M${corner(inner, start + innerStreet)}${along(inner, 1)}${corner(inner, end - innerStreet)}` +
      `L${corner(outer, end - outerStreet)}${along(outer, 0)}${corner(outer, start + outerStreet)}Z`;
    return { index, middle: at((inner + outer) / 2, (start + end) / 2), d };
  });
}
