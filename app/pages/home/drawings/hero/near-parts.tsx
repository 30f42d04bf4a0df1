import type { ReactNode } from "react";
import { polar, Repeat, way } from "../../../../drawings/scene.ts";
import {
  Circle,
  Dot,
  Line,
  Polygon,
  Print,
  Rays,
  Rect,
} from "../../../../drawings/shapes.ts";
import {
  AxisBetween,
  Disc,
  type HeroPartProps,
  OnFace,
  Plate,
  type Pose,
} from "./pose.tsx";

const SCREEN = 10;
const PHONE_LEAD = 86;
const BAR_HEIGHTS = [18, 34, 26, 44, 38];

/** A page with its address bar and menu: a dial, bars and a curve. */
const Browser = () => (
  <>
    <Line from={[-134, -79]} to={[134, -79]} />
    <Line from={[-72, -79]} to={[-72, 103]} />
    <Repeat count={3} step={[14, 0]}>
      <Dot at={[-120, -91]} radius={4} />
    </Repeat>
    <Rect at={[-64, -97]} size={[120, 12]} />
    <Print at={[-122, -59]} lengths={[26, 34, 26, 34, 26]} step={18} />
    <Rect at={[-58, -61]} size={[80, 66]} />
    <Rect at={[34, -61]} size={[86, 66]} />
    <Rect at={[-58, 19]} size={[178, 70]} />
    {BAR_HEIGHTS.map((height, bar) => (
      <Line
        key={height}
        from={[48 + 14 * bar, -3]}
        to={[48 + 14 * bar, -3 - height]}
      />
    ))}
    <Dot at={[-18, -28]} radius={22} />
    <Line through={way(-18, -50).by(0, 22).by(19, 11)} />
    <Line
      through={way(-50, 83)
        .by(26, -24)
        .by(24, 12)
        .by(26, -30)
        .by(24, 14)
        .by(26, -28)
        .by(36, -2)}
      pen={["signalLine", "thick"]}
    />
  </>
);

/** A form with its button. */
const Phone = () => (
  <>
    <Rect at={[-111, 0]} size={[70, 126]} />
    <Rect at={[-104, 46]} size={[56, 18]} />
    <Rect at={[-104, 72]} size={[56, 18]} />
    <Line from={[-84, 134]} to={[-68, 134]} />
    <Print at={[-104, 14]} lengths={[44, 28]} step={12} />
    <Rect at={[-104, 98]} size={[56, 18]} pen="signal" />
  </>
);

/** What people see: a web application, and the phone before it. */
export function InterfacePart({ pose, station, axisTo }: HeroPartProps) {
  const phone = station + PHONE_LEAD;
  return (
    <>
      <Plate
        pose={pose}
        station={station}
        thickness={SCREEN}
        at={[-134, -103]}
        size={[268, 206]}
        pen="thick"
      />
      <OnFace pose={pose} station={station}>
        <Browser />
      </OnFace>
      <AxisBetween pose={pose} from={station} to={axisTo} />
      <Line
        from={pose.at(-76, 52, station)}
        to={pose.at(-76, 52, phone - 9)}
        pen="centre"
      />
      <Plate
        pose={pose}
        station={phone}
        thickness={9}
        at={[-118, -16]}
        size={[84, 158]}
        pen="thick"
      />
      <OnFace pose={pose} station={phone}>
        <Phone />
      </OnFace>
    </>
  );
}

const BOLT_CIRCLE = 70;
const HUB = 26;
const bolts = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

/** The one way in: a bored flange with its bolt circle. */
export function GatewayPart({ pose, station, axisTo }: HeroPartProps) {
  const front = station + HUB;
  return (
    <>
      <Disc pose={pose} station={station} radius={104} thickness={26} />
      <OnFace pose={pose} station={station}>
        <Dot at={[0, 0]} radius={88} />
        {bolts.map((degrees) => (
          <Dot
            key={degrees}
            at={polar([0, 0], BOLT_CIRCLE, degrees)}
            radius={8}
            pen="shade"
          />
        ))}
        <Rays
          at={[0, 0]}
          count={8}
          radii={[BOLT_CIRCLE - 10, BOLT_CIRCLE + 10]}
          turn={22.5}
          pen="thin"
        />
        <Dot at={[0, 0]} radius={BOLT_CIRCLE} pen="centre" />
      </OnFace>
      <Disc pose={pose} station={front} radius={46} thickness={HUB} />
      <Circle
        face={pose.face}
        at={pose.at(0, 0, front)}
        radius={30}
        pen="shade"
      />
      <AxisBetween pose={pose} from={front} to={axisTo} />
    </>
  );
}

const PLATE = 10;
const CELL = 54;
const PITCH = 68;
const FIRST = -95;

interface MarkProps {
  pose: Pose;
  x: number;
  y: number;
  station: number;
}

const Frame = ({ pose, x, y, station }: MarkProps) => (
  <Polygon
    through={[
      pose.at(x + 9, y + 9, station),
      pose.at(x + 45, y + 9, station),
      pose.at(x + 45, y + 45, station),
      pose.at(x + 9, y + 45, station),
    ]}
  />
);

const Ring = ({
  pose,
  x,
  y,
  station,
  radius = 15,
}: MarkProps & { radius?: number }) => (
  <Circle
    face={pose.face}
    at={pose.at(x + 27, y + 27, station)}
    radius={radius}
  />
);

const Bearing = (mark: MarkProps) => (
  <>
    <Ring {...mark} radius={18} />
    <Ring {...mark} radius={7} />
  </>
);

const Writing = ({ pose, x, y, station }: MarkProps) =>
  [44, 44, 32].map((end, line) => {
    const level = y + 16 + 11 * line;
    return (
      <Line
        key={level}
        from={pose.at(x + 10, level, station)}
        to={pose.at(x + end, level, station)}
      />
    );
  });

const Blank = () => null;

interface Block {
  /** How far it stands out. */
  depth: number;
  Mark(props: MarkProps): ReactNode;
  signal?: boolean;
}

/** The top row first. */
const BLOCKS: readonly (readonly Block[])[] = [
  [
    { depth: 18, Mark: Writing },
    { depth: 52, Mark: Frame },
    { depth: 30, Mark: Ring },
  ],
  [
    { depth: 48, Mark: Blank },
    { depth: 22, Mark: Bearing },
    { depth: 70, Mark: Blank, signal: true },
  ],
  [
    { depth: 26, Mark: Ring },
    { depth: 60, Mark: Frame },
    { depth: 34, Mark: Writing },
  ],
];

/** Domain logic: nine blocks on one plate, one of them highlighted. */
export function ServicesPart({ pose, station, axisTo }: HeroPartProps) {
  const rows = pose.visibleEdge === 1 ? [0, 1, 2] : [2, 1, 0];
  const cells = [0, 1, 2].flatMap((column) =>
    rows.map((row) => ({ row, column })),
  );
  return (
    <>
      <Plate
        pose={pose}
        station={station}
        thickness={PLATE}
        at={[-107, -107]}
        size={[214, 214]}
        pen="thick"
      />
      {cells.map(({ row, column }) => {
        const x = FIRST + PITCH * column;
        const y = FIRST + PITCH * row;
        const { depth, Mark, signal } = BLOCKS[row]?.[column] ?? {
          depth: 0,
          Mark: Blank,
        };
        const placed = { pose, station: station + depth };
        return (
          <>
            <Plate
              {...placed}
              thickness={depth}
              at={[x, y]}
              size={[CELL, CELL]}
              fill={signal ? "signal" : "plate"}
            />
            <Mark {...placed} x={x} y={y} />
          </>
        );
      })}
      <AxisBetween pose={pose} from={station + 22} to={axisTo} />
    </>
  );
}
