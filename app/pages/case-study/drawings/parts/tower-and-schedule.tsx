import { from, Label, Line, Part, Rect, Repeat, Stroke } from "../../../../drawings/scene.ts";
import { Crane, FLOOR, GROUND, Ground, Structure, slabTop } from "./tower.tsx";

const WEEK = 6.25;
const TODAY = 29;
const LATE = 5;
const weekX = (week: number) => 308 + week * WEEK;

/** Floors by week: planned start and end, and whether the late slab pushes them. */
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
  return <Rect at={[weekX(from), GROUND - level * FLOOR - 44]} size={[(to - from) * WEEK, 22]} pen={pen} />;
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
        <Bar key={level} level={level} from={from + LATE} to={to + LATE} pen="plate" />
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
      <Label at={[weekX(TODAY), 34]} anchor="middle" tone="strong" text="week 29" />
    </>
  );
}

/** A tower in elevation; the late slab moves the floors above it along the schedule beside it. */
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
