import {
  from,
  type Pen,
  type Point2,
  polar,
  Repeat,
  steps,
  way,
} from "../../../drawings/scene.ts";
import { Dot, Line, Polygon, Rect, Stroke } from "../../../drawings/shapes.ts";
import { PLAN_RADIUS, PlanFrame } from "./plan-bare.tsx";

interface Ring {
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
  /**
   * Drawn with true arcs; from afar the curve of a block is not seen, and a
   * straight edge is shorter to write.
   */
  round?: boolean;
  pen: readonly Pen[];
}

/**
 * The angles at which a block begins and ends at a radius, a street in from its
 * neighbours.
 */
const span = (
  { blocks, street }: Ring,
  index: number,
  radius: number,
): Point2 => {
  const gap = (street / radius) * (180 / Math.PI);
  return [(index * 360) / blocks + gap, ((index + 1) * 360) / blocks - gap];
};

/** The middle of a block. */
const blockMiddle = (
  centre: Point2,
  { inner, outer, blocks }: Ring,
  index: number,
): Point2 => polar(centre, (inner + outer) / 2, ((index + 0.5) * 360) / blocks);

/** A city block between two ring roads. */
function RingBlock({ centre, ring, index, round, pen }: RingBlockProps) {
  const corner = (radius: number, degrees: number): Point2 => {
    const [x, y] = polar(centre, radius, degrees);
    return [Math.round(x), Math.round(y)];
  };
  const { inner, outer } = ring;
  const [a, b] = span(ring, index, inner).map((degrees) =>
    corner(inner, degrees),
  ) as [Point2, Point2];
  const [d, c] = span(ring, index, outer).map((degrees) =>
    corner(outer, degrees),
  ) as [Point2, Point2];
  if (!round) return <Polygon through={[a, b, c, d]} pen={pen} />;
  const path = from(...a)
    .arc(inner, [b[0] - a[0], b[1] - a[1]])
    .to(...c)
    .arc(outer, [d[0] - c[0], d[1] - c[1]], { left: true })
    .close();
  return <Stroke path={path} pen={pen} />;
}

const CENTRE: Point2 = [-14, -34];
/** The ceremonial axis and its lawns, which no block stands on. */
const LAWN = { top: 70, bottom: 122 };

const circus: readonly Ring[] = [
  { inner: 20, outer: 33, blocks: 6, street: 2.5 },
  { inner: 41, outer: 58, blocks: 12, street: 2.5 },
];
const quarters: readonly Ring[] = [
  { inner: 78, outer: 98, blocks: 18, street: 4 },
  { inner: 106, outer: 130, blocks: 24, street: 4 },
  { inner: 138, outer: 166, blocks: 30, street: 4 },
  { inner: 174, outer: 200, blocks: 36, street: 4 },
];

/**
 * Whether anything is built there: in view, off the lawns, and not one of the
 * gaps.
 */
function isBuilt(ring: Ring, index: number): boolean {
  const [x, y] = blockMiddle(CENTRE, ring, index);
  return (
    (y < LAWN.top || y > LAWN.bottom) &&
    Math.hypot(x, y) < PLAN_RADIUS + 6 &&
    index % 5 !== 2
  );
}

/** Six avenues that leave the circus, two kerbs each. */
function Avenues() {
  const whole = ([x, y]: Point2): Point2 => [Math.round(x), Math.round(y)];
  return steps(6, 60).flatMap((degrees) =>
    [90, -90].map((side) => {
      const start = whole(polar(polar(CENTRE, 64, degrees), 3, degrees + side));
      const [dx, dy] = whole(polar([0, 0], 170, degrees));
      return (
        <Line
          key={`${degrees} ${side}`}
          from={start}
          to={[start[0] + dx, start[1] + dy]}
        />
      );
    }),
  );
}

/** Blocks of the outer rings, every fourth a garden. */
function Quarters() {
  return quarters.flatMap((ring) =>
    steps(ring.blocks, 1)
      .filter((index) => isBuilt(ring, index))
      .map((index) => {
        const pen = [index % 4 === 1 ? "shade" : "lit", "thin"] as const;
        return (
          <RingBlock
            key={`${ring.inner} ${index}`}
            centre={CENTRE}
            ring={ring}
            index={index}
            pen={pen}
          />
        );
      }),
  );
}

/** The axis that runs east, between two rows of trees, to its hexagon. */
function GrandAxis() {
  return (
    <>
      <Rect at={[-150, 84]} size={[300, 20]} pen="plate" />
      <Line from={[-150, 94]} to={[150, 94]} pen="centre" />
      <Polygon
        through={way(126, 94)
          .to(111, 120)
          .to(81, 120)
          .to(66, 94)
          .to(81, 68)
          .to(111, 68)}
        pen={["plate", "medium"]}
      />
      <Dot at={[96, 94]} radius={9} pen="shade" />
      <Repeat count={9} step={[22, 0]}>
        <Dot at={[-140, 77]} radius={4} pen="thin" />
        <Dot at={[-140, 111]} radius={4} pen="thin" />
      </Repeat>
    </>
  );
}

/**
 * Central New Delhi, indicative: two rings of blocks, six avenues, and the axis
 * that runs east.
 */
export default function NewDelhiPlan() {
  return (
    <PlanFrame clipId="new-delhi">
      <Avenues />
      <Quarters />
      {circus.flatMap((ring) =>
        steps(ring.blocks, 1).map((index) => (
          <RingBlock
            key={`${ring.inner} ${index}`}
            centre={CENTRE}
            round
            pen={["lit", "medium"]}
            ring={ring}
            index={index}
          />
        )),
      )}
      <Dot at={CENTRE} radius={12} pen="hidden" />
      <Dot at={CENTRE} radius={64} />
      <Dot at={CENTRE} radius={69} pen="thin" />
      <GrandAxis />
    </PlanFrame>
  );
}
