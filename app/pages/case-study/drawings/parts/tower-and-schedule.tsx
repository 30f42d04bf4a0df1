import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

/** A sheet in elevation: the tower on the left, its floors carried across to the schedule on the right. */
const GROUND = 412;
const FLOOR = 54;
const SLAB = 7;
const WEEK = 6.25;
const CHART_LEFT = 308;
const TODAY = 29;
const COLUMNS = [50, 118, 186, 244] as const;

export const slabTop = (level: number) => GROUND - level * FLOOR - SLAB;
export const barY = (level: number) => GROUND - level * FLOOR - 44;
export const weekX = (week: number) => CHART_LEFT + week * WEEK;

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Floors by week: planned start and end, and by how many weeks the late slab pushes them. */
const PROGRAMME = [
  { from: 0, to: 10, pushed: 0 },
  { from: 6, to: 16, pushed: 0 },
  { from: 12, to: 22, pushed: 0 },
  { from: 18, to: 26, pushed: 0 },
  { from: 24, to: 34, pushed: 5 },
  { from: 30, to: 40, pushed: 5 },
] as const;

function Structure() {
  const standing = [0, 1, 2, 3];
  const slabs = standing.map((level) => rectangle(44, slabTop(level), 210, SLAB));
  const columns = (levels: number[]) =>
    levels.flatMap((level) => COLUMNS.map((x) => `M${x} ${slabTop(level)}v${SLAB - FLOOR}`)).join("");
  const fitOut = standing.map((level) => {
    const y = slabTop(level);
    const window = level < 3 ? `M62 ${y - 8}h46v-30h-46zm23 0v-30` : "";
    const room = level < 2 ? `M198 ${y - 6}h36v-34h-36z` : "";
    return `${window}M124 ${y}${"h8v-7.8".repeat(6)}${room}`;
  });
  return (
    <>
      <Path d={slabs.join("")} pen="ink" />
      <Path d={columns(standing)} pen="partition" />
      <Path d={fitOut.join("")} />
      <Path
        d={columns([4, 5]) + rectangle(44, slabTop(5), 210, SLAB) + rectangle(44, slabTop(6), 210, SLAB)}
        pen="hidden"
      />
      <Path d={rectangle(44, slabTop(4), 210, SLAB)} pen={["signal", "thick"]} />
    </>
  );
}

function Crane() {
  const lattice = Array.from(
    { length: 18 },
    (_, bay) => `L${bay % 2 ? 272 : 282} ${GROUND - (bay + 1) * 21}`,
  );
  const jib = Array.from({ length: 14 }, (_, bay) => `L${126 + bay * 11} ${bay % 2 ? 50 : 42}`);
  return (
    <>
      <Path
        d={`M272 ${GROUND}V34h10V${GROUND}M277 34V14L150 42M277 14L296 42M120 42H300M120 50H300M288 42v16h12v-16M150 50v36m-14 10l14-10 14 10`}
        pen="medium"
      />
      <Path d={`M272 ${GROUND}${lattice.join("")}M120 50${jib.join("")}`} pen="thin" />
      <Path d={`${rectangle(126, 96, 48, 3)}${rectangle(130, 99, 40, 3)}`} pen={["plate", "medium"]} />
    </>
  );
}

function Ground() {
  const hatch = Array.from({ length: 24 }, (_, stroke) => `M${20 + stroke * 12} ${GROUND}l-10 12`);
  return (
    <>
      <Path d={hatch.join("")} pen="thin" />
      <Path d={`M8 ${GROUND}H300`} pen="heavy" />
    </>
  );
}

function Schedule() {
  const weeks = Array.from({ length: 13 }, (_, month) => `M${weekX(month * 4)} 58V${GROUND}`);
  const bar = (from: number, to: number, level: number) =>
    rectangle(weekX(from), barY(level), (to - from) * WEEK, 22);
  const done = PROGRAMME.slice(0, 4);
  const pushed = PROGRAMME.map((row, level) => ({ ...row, level })).filter((row) => row.pushed > 0);
  return (
    <>
      <Path d={weeks.join("")} pen="grid" />
      <Path
        d={PROGRAMME.map((row, level) => `M254 ${slabTop(level)}H${weekX(row.from)}`).join("")}
        pen={["hidden", "thin"]}
      />
      <Path d={done.map((row, level) => bar(row.from, row.to, level)).join("")} pen="shade" />
      <Path d={pushed.map((row) => bar(row.from, row.to, row.level)).join("")} pen="hidden" />
      <Path
        d={pushed.map((row) => bar(row.from + row.pushed, row.to + row.pushed, row.level)).join("")}
        pen="plate"
      />
      <Path d={bar(TODAY - 5, TODAY, 4)} pen="signal" />
      <Path d={`M${CHART_LEFT} ${GROUND}H612`} pen="thick" />
      <Path d={`M${weekX(TODAY)} ${GROUND + 14}V52l-6-9h12l-6 9`} pen="medium" />
      <Label at={[weekX(TODAY), 34]} anchor="middle" tone="strong">
        week 29
      </Label>
    </>
  );
}

/** A tower under construction; the late slab moves the floors above it along the schedule. */
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
