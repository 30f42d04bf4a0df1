import { from, type Pen, type Point2, Polygon, polar, Stroke } from "../../../../drawings/scene.ts";

export interface Ring {
  inner: number;
  outer: number;
  blocks: number;
  /** Half the width of the street between two blocks. */
  street: number;
}

interface RingBlockProps {
  centre: Point2;
  ring: Ring;
  /** Which block of the ring, from the east. */
  index: number;
  /** Drawn with true arcs; from afar the curve of a block is not seen, and a straight edge is shorter to write. */
  round?: boolean;
  pen: readonly Pen[];
}

/** The angles at which a block begins and ends at a radius, a street in from its neighbours. */
const span = ({ blocks, street }: Ring, index: number, radius: number): Point2 => {
  const gap = (street / radius) * (180 / Math.PI);
  return [(index * 360) / blocks + gap, ((index + 1) * 360) / blocks - gap];
};

/** The middle of a block. */
export const blockMiddle = (centre: Point2, { inner, outer, blocks }: Ring, index: number): Point2 =>
  polar(centre, (inner + outer) / 2, ((index + 0.5) * 360) / blocks);

/** A city block between two ring roads. */
export function RingBlock({ centre, ring, index, round, pen }: RingBlockProps) {
  const corner = (radius: number, degrees: number): Point2 => {
    const [x, y] = polar(centre, radius, degrees);
    return [Math.round(x), Math.round(y)];
  };
  const { inner, outer } = ring;
  const [a, b] = span(ring, index, inner).map((degrees) => corner(inner, degrees)) as [Point2, Point2];
  const [d, c] = span(ring, index, outer).map((degrees) => corner(outer, degrees)) as [Point2, Point2];
  if (!round) return <Polygon through={[a, b, c, d]} pen={pen} />;
  const path = from(...a)
    .arc(inner, [b[0] - a[0], b[1] - a[1]])
    .to(...c)
    .arc(outer, [d[0] - c[0], d[1] - c[1]], { left: true })
    .close();
  return <Stroke path={path} pen={pen} />;
}
