import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { ArrowHead } from "../../../../drawings/kit/arrow-head.tsx";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { coordinate, point, polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { smooth } from "../smooth.ts";

const [LEFT, RIGHT, TOP, BOTTOM] = [76, 690, 60, 470];
const [FIRST_HOUR, LAST_HOUR] = [0.3, 110];
const DIMENSION_Y = 32;
const HATCH = "month-end-hatch";

/** Hours since month-end, on a logarithmic scale. */
function across(hours: number): number {
  const share = Math.log(hours / FIRST_HOUR) / Math.log(LAST_HOUR / FIRST_HOUR);
  return LEFT + share * (RIGHT - LEFT);
}
const up = (percent: number) => BOTTOM - (percent / 100) * (BOTTOM - TOP);
const plot = ([hours, percent]: Point2): Point2 => [across(hours), up(percent)];

/** Repayments matched, in per cent by the hour: by hand, ledger after ledger; then by the new ledger. */
const BEFORE: readonly Point2[] = [
  [0.3, 2], [2, 6], [2, 14], [8, 17], [8, 27], [20, 31], [20, 48], [32, 52], [32, 66], [56, 70], [56, 84],
  [80, 88], [80, 97], [96, 100],
]; // biome-ignore format: a table of points
const AFTER: readonly Point2[] = [
  [0.3, 4], [0.4, 14], [0.5, 30], [0.62, 52], [0.78, 72], [1, 86], [1.4, 94], [2, 98], [3, 99.4],
]; // biome-ignore format: a table of points

const hours = [0.1, 1, 10, 100]
  .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => decade * step))
  .filter((hour) => hour >= FIRST_HOUR && hour <= LAST_HOUR);
const paper =
  hours.map((hour) => `M${coordinate(across(hour))} ${TOP}v${BOTTOM - TOP}`).join("") +
  Array.from({ length: 11 }, (_, row) => `M${LEFT} ${up(row * 10)}h${RIGHT - LEFT}`).join("");

const HOUR_MARKS = [
  [0.3, "20 min"],
  [1, "1 h"],
  [3, "3"],
  [10, "10"],
  [30, "30"],
  [96, "96"],
] as const;
const PERCENT_MARKS = [0, 50, 100];

const after = smooth(AFTER.map(plot));
const before = BEFORE.map(plot);
const saved = `${after}L${point(across(96), up(100))}${[...before]
  .reverse()
  .map(([x, y]) => `L${point(x, y)}`)
  .join("")}z`;

/** Repayments matched against hours since month-end, on log paper; the hatched part is the time saved. */
export default function MonthEndPlot(props: FigureProps) {
  const [from, to] = [across(3), across(96)];
  const middle = (from + to) / 2;
  const axes = `M${LEFT} ${TOP - 14}V${BOTTOM}H${RIGHT + 10}`;
  const ticks =
    HOUR_MARKS.map(([hour]) => `M${coordinate(across(hour))} ${BOTTOM}v7`).join("") +
    PERCENT_MARKS.map((percent) => `M${LEFT} ${up(percent)}h-7`).join("");
  const dimension = `M${point(from, TOP - 6)}V24M${point(to, TOP - 6)}V24M${point(from, DIMENSION_Y)}H${coordinate(middle - 80)}M${coordinate(middle + 80)} ${DIMENSION_Y}H${coordinate(to)}`;
  return (
    <Drawing viewBox="0 0 740 524" {...props}>
      <defs>
        <pattern id={HATCH} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Path d="M0 0V8" pen={["signalLine", "thin"]} />
        </pattern>
      </defs>
      <Path d={paper} pen="grid" />
      <Path d={saved} pen="noLine" fill={`url(#${HATCH})`} />
      <Path d={axes} pen="thick" />
      <Path d={ticks + dimension} />
      {HOUR_MARKS.map(([hour, text]) => (
        <Label key={hour} at={[across(hour), BOTTOM + 32]} anchor="middle">
          {text}
        </Label>
      ))}
      {PERCENT_MARKS.map((percent) => (
        <Label key={percent} at={[LEFT - 12, up(percent) + 4]} anchor="end">
          {percent}
        </Label>
      ))}
      <Path d={polyline(before)} pen={["hidden", "thick"]} />
      <Path d={after} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <ArrowHead tip={[from, DIMENSION_Y]} degrees={180} />
      <ArrowHead tip={[to, DIMENSION_Y]} degrees={0} />
      <Label at={[middle, DIMENSION_Y + 5]} anchor="middle" tone="strong">
        93 h less
      </Label>
      <Dot at={[from, up(99.4)]} radius={4.5} pen="signal" />
      <Label at={[across(1.1), up(64)]} tone="signal">
        after
      </Label>
      <Label at={[across(26), up(22)]} tone="strong">
        before
      </Label>
      <Label at={[RIGHT, BOTTOM - 12]} anchor="end" wideOnly>
        hours since month-end
      </Label>
      <Label at={[LEFT + 12, TOP - 10]} wideOnly>
        % matched
      </Label>
    </Drawing>
  );
}
