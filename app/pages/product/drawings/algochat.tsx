import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  At,
  Face,
  Facing,
  from,
  Part,
  type Point2,
  type Point3,
  Repeat,
  Scene,
  Turned,
} from "../../../drawings/scene.ts";
import {
  Cylinder,
  Dot,
  Line,
  Polygon,
  Print,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

const WIDTH = 170;
const DEPTH = 170;
const LOW = 26;
const HIGH = 82;

/** A point of the slope: u across, v up it from 0 to 1. */
const slope = (u: number, v: number): Point3 => [
  u,
  -v * DEPTH,
  LOW + v * (HIGH - LOW),
];
/** A field of the slope from one corner to the opposite one. */
const field = (u: number, v: number, toU: number, toV: number) => [
  slope(u, v),
  slope(toU, v),
  slope(toU, toV),
  slope(u, toV),
];
const rows = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, row) => from + row * step);

/**
 * A desk telephone with a sloping keypad and its handset on the cradle, from
 * its front left foot.
 */
function Telephone() {
  return (
    <>
      <Polygon
        through={[
          [WIDTH, 0, 0],
          [WIDTH, -DEPTH, 0],
          [WIDTH, -DEPTH, HIGH],
          [WIDTH, 0, LOW],
        ]}
        pen={["shade", "thick"]}
      />
      <Polygon through={field(0, 0, WIDTH, 1)} pen={["lit", "thick"]} />
      <Rect
        face="front"
        at={[0, 0, 0]}
        size={[WIDTH, LOW]}
        pen={["plate", "thick"]}
      />
      {rows(4, 0.1, 0.15).map((v) => (
        <Repeat key={v} count={3} step={[30, 0, 0]}>
          <Polygon through={field(76, v, 98, v + 0.1)} pen="plate" />
        </Repeat>
      ))}
      <Polygon through={field(16, 0.12, 60, 0.63)} />
      {rows(4, 0.22, 0.1).map((v) => (
        <Line key={v} from={slope(22, v)} to={slope(54, v)} />
      ))}
      <Slab at={[-20, 4 - DEPTH, HIGH - 8]} size={[48, 50, 30]} />
      <Slab at={[28, 16 - DEPTH, HIGH + 6]} size={[114, 28, 16]} />
      <Slab at={[142, 4 - DEPTH, HIGH - 8]} size={[48, 50, 30]} />
    </>
  );
}

const TOP_SLIP = 312;
const GAP = 54;

interface Slip {
  name: string;
  /** How far it has turned on the spike, in degrees. */
  turn: number;
  /** The corner its balloon points at, and where the balloon stands. */
  at: Point2;
  balloon: Point2;
}

/** From the top slip down, as they are numbered. */
const SLIPS: readonly Slip[] = [
  { name: "inbox", turn: -8, at: [-96, 40], balloon: [-96, -66] },
  { name: "broadcasts", turn: 14, at: [104, 10], balloon: [116, -46] },
  { name: "flows", turn: -16, at: [-96, 48], balloon: [-110, -28] },
  { name: "contacts", turn: 6, at: [104, 10], balloon: [112, -22] },
  { name: "labels", turn: -22, at: [-96, 48], balloon: [-104, 12] },
  { name: "reports", turn: 10, at: [-90, 54], balloon: [-96, 64] },
];

/** Both halves of the tear, zigzag from the top of the slip to its foot. */
const ACROSS = [-6, 8, -9, 8, -8, 9, -8, 8, -9, 7, -6, 6, -10];
const DOWN = [9, 9, 10, 9, 10, 9, 10, 9, 10, 9, 11, 9, 11];
const torn = () =>
  ACROSS.reduce(
    (trail, x, tooth) => trail.by(x, DOWN[tooth] ?? 0),
    from(20, -62),
  );

/** The slip torn along its reply line, its right half askew. */
function TornSlip() {
  return (
    <>
      <Stroke path={torn().toX(-110).toY(-62).close()} pen={["lit", "thick"]} />
      <Print at={[-92, -40]} lengths={[96, 70]} step={18} />
      <Print at={[-92, 22]} lengths={[92, 60]} step={18} />
      <Turned at={[16, 4]} degrees={9}>
        <Stroke
          path={torn().toX(110).toY(-62).close()}
          pen={["signal", "thick"]}
        />
      </Turned>
    </>
  );
}

function WholeSlip() {
  return (
    <>
      <Rect at={[-110, -62]} size={[220, 124]} pen={["plate", "thick"]} />
      <Stroke
        path={from(-94, -44)
          .down(88)
          .move(-82, 46)
          .right(60)
          .move(-10, 46)
          .right(70)}
      />
      <Stroke path={from(72, -50).down(96).move(86, -48).down(70)} />
    </>
  );
}

/**
 * A bill spike; slips are pierced on it one above another, the first on top.
 */
function Spike() {
  return (
    <>
      <Cylinder
        at={[0, 0, 0]}
        radius={70}
        length={16}
        body="shade"
        pen="thick"
      />
      {SLIPS.toReversed().map(({ turn, ...part }, place) => {
        const z = TOP_SLIP - (5 - place) * GAP;
        const number = 6 - place;
        return (
          <At key={part.name} at={[0, 0, z]}>
            <Line
              from={[0, 0, place ? -GAP : 16 - z]}
              to={[0, 0, 0]}
              pen="heavy"
            />
            <Face face="top" at={[0, 0, 0]}>
              <Turned degrees={turn}>
                <Part number={number} {...part}>
                  {number === 1 ? <TornSlip /> : <WholeSlip />}
                  <Dot at={[0, 0]} radius={4} pen="ink" />
                </Part>
              </Turned>
            </Face>
          </At>
        );
      })}
      <Line from={[0, 0, TOP_SLIP]} to={[0, 0, TOP_SLIP + 92]} pen="heavy" />
    </>
  );
}

/** The coiled cord from the handset round to the telephone's foot. */
const cord = from(0, 0);
for (let turn = 0; turn < 6; turn++)
  cord.curve([-18, -8], [-14, 6]).curve([4, 14], [-8, 8]);
cord.curve([-26, 10], [-20, 34]).curve([6, 24], [44, 22]);

/**
 * Message slips on a bill spike beside a desk telephone; the top slip is torn
 * along its reply line.
 */
export default function AlgoChatDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      viewBox="-510 -326 1020 640"
      angle={25}
      grid={1}
      margins={[0, 34, 38, 152]}
      {...props}
    >
      <At at={[-120, -40, -170]}>
        <Spike />
      </At>
      <Facing at={[104, -196, -78]}>
        <Stroke path={cord} pen="medium" />
      </Facing>
      <At at={[120, -46, -170]}>
        <Telephone />
      </At>
    </Scene>
  );
}
