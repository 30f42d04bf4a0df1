import { words } from "../../../../content/words.ts";
import { from, Label, Part, Repeat, way } from "../../../../drawings/scene.ts";
import { Line, Rect, Stroke } from "../../../../drawings/shapes.ts";

/**
 * Floors rise by this much from the ground line; the tower in elevation stands
 * 210 wide.
 */
const GROUND = 412;
const FLOOR = 54;
const SLAB = [210, 7] as const;
const COLUMNS = [50, 118, 186, 244];

/** The top of a floor's slab. */
const slabTop = (level: number) => GROUND - level * FLOOR - SLAB[1];

function Columns({ pen }: { pen: "partition" | "hidden" }) {
  return COLUMNS.map((x) => (
    <Line
      key={x}
      from={[x, slabTop(0)]}
      to={[x, slabTop(0) + 7 - FLOOR]}
      pen={pen}
    />
  ));
}

/** Six steps up. */
const stair = from(124, slabTop(0));
for (let tread = 0; tread < 6; tread++) stair.right(8).up(7.8);

/** Four floors stand, the fifth slab is late, two more are planned. */
function Structure() {
  return (
    <>
      <Repeat count={4} step={[0, -FLOOR]}>
        {(level) => (
          <>
            <Rect at={[44, slabTop(0)]} size={SLAB} pen="ink" />
            <Columns pen="partition" />
            <Stroke path={stair} />
            {level < 3 && <Rect at={[62, slabTop(0) - 8]} size={[46, -30]} />}
            {level < 3 && (
              <Line from={[85, slabTop(0) - 8]} to={[85, slabTop(0) - 38]} />
            )}
            {level < 2 && <Rect at={[198, slabTop(0) - 6]} size={[36, -34]} />}
          </>
        )}
      </Repeat>
      <Repeat at={way(0, -4 * FLOOR).to(0, -5 * FLOOR)}>
        <Columns pen="hidden" />
        <Rect at={[44, slabTop(1)]} size={SLAB} pen="hidden" />
      </Repeat>
      <Rect at={[44, slabTop(4)]} size={SLAB} pen={["signal", "thick"]} />
    </>
  );
}

/** The crane with the material of the next pour on its hook. */
function Crane() {
  const mast = Array.from(
    { length: 19 },
    (_, bay) => [bay % 2 ? 282 : 272, GROUND - bay * 21] as const,
  );
  const jib = Array.from(
    { length: 14 },
    (_, bay) => [126 + bay * 11, bay % 2 ? 50 : 42] as const,
  );
  const hook = from(150, 50).down(36).skip(-14, 10).by(14, -10).by(14, 10);
  return (
    <>
      <Line
        through={way(272, GROUND).to(272, 34).to(282, 34).to(282, GROUND)}
        pen="medium"
      />
      <Line through={way(277, 34).to(277, 14).to(150, 42)} pen="medium" />
      <Stroke
        path={from(277, 14)
          .to(296, 42)
          .move(120, 42)
          .right(180)
          .move(120, 50)
          .right(180)}
        pen="medium"
      />
      <Stroke path={from(288, 42).down(16).right(12).up(16)} pen="medium" />
      <Line through={mast} pen="thin" />
      <Line through={[[120, 50], ...jib]} pen="thin" />
      <Part name="material" number={4} at={[136, 98]} balloon={[-74, -44]}>
        <Stroke path={hook} pen="medium" />
        <Rect at={[126, 96]} size={[48, 3]} pen={["plate", "medium"]} />
        <Rect at={[130, 99]} size={[40, 3]} pen={["plate", "medium"]} />
      </Part>
    </>
  );
}

function Ground() {
  return (
    <>
      <Repeat count={24} step={[12, 0]}>
        <Line from={[20, GROUND]} to={[10, GROUND + 12]} pen="thin" />
      </Repeat>
      <Line from={[8, GROUND]} to={[300, GROUND]} pen="heavy" />
    </>
  );
}

const WEEK = 6.25;
const TODAY = 29;
const LATE = 5;
const weekX = (week: number) => 308 + week * WEEK;

/**
 * Floors by week: planned start and end, and whether the late slab pushes them.
 */
const PROGRAMME = [
  { level: 0, from: 0, to: 10 },
  { level: 1, from: 6, to: 16 },
  { level: 2, from: 12, to: 22 },
  { level: 3, from: 18, to: 26 },
  { level: 4, from: 24, to: 34, late: true },
  { level: 5, from: 30, to: 40, late: true },
];
const done = PROGRAMME.filter(({ late }) => !late);
const pushed = PROGRAMME.filter(({ late }) => late);

interface BarProps {
  level: number;
  from: number;
  to: number;
  pen: "shade" | "hidden" | "plate" | "signal";
}

function Bar({ level, from, to, pen }: BarProps) {
  return (
    <Rect
      at={[weekX(from), GROUND - level * FLOOR - 44]}
      size={[(to - from) * WEEK, 22]}
      pen={pen}
    />
  );
}

/** The weeks of each floor, and how the late slab moves those above it. */
function Bars() {
  return (
    <Part name="schedule" number={1} at={[weekX(42), 108]} balloon={[60, -50]}>
      {done.map((row) => (
        <Bar key={row.level} {...row} pen="shade" />
      ))}
      {pushed.map((row) => (
        <Bar key={row.level} {...row} pen="hidden" />
      ))}
      {pushed.map(({ level, from, to }) => (
        <Bar
          key={level}
          level={level}
          from={from + LATE}
          to={to + LATE}
          pen="plate"
        />
      ))}
      <Bar level={4} from={TODAY - LATE} to={TODAY} pen="signal" />
    </Part>
  );
}

function Schedule() {
  const marker = from(weekX(TODAY), GROUND + 14)
    .toY(52)
    .by(-6, -9)
    .right(12)
    .by(-6, 9);
  return (
    <>
      <Repeat count={13} step={[4 * WEEK, 0]}>
        <Line from={[weekX(0), 58]} to={[weekX(0), GROUND]} pen="grid" />
      </Repeat>
      {PROGRAMME.map(({ level, from }) => (
        <Line
          key={level}
          from={[254, slabTop(level)]}
          to={[weekX(from), slabTop(level)]}
          pen={["hidden", "thin"]}
        />
      ))}
      <Bars />
      <Line from={[weekX(0), GROUND]} to={[612, GROUND]} pen="thick" />
      <Stroke path={marker} pen="medium" />
      <Label
        at={[weekX(TODAY), 34]}
        anchor="middle"
        tone="strong"
        text={words.drawings.schedule}
      />
    </>
  );
}

/**
 * A tower in elevation; the late slab moves the floors above it along the
 * schedule beside it.
 */
export function TowerAndSchedule() {
  return (
    <>
      <Ground />
      <Schedule />
      <Structure />
      <Crane />
    </>
  );
}
