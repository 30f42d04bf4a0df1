import { polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale, stepped } from "../parts/chart.tsx";

const x = scale(0, 24, 20, 440);
/** What the shelves hold through the day, in pairs; below zero it is sold and not there. */
const sold: readonly Point2[] = [
  [0, 5200],
  [2, 4900],
  [4, 4700],
  [6, 4400],
  [8, 3700],
  [10, 2500],
  [12, 1200],
  [14, 300],
  [16, -350],
  [18, -800],
  [20, -1100],
  [22, -1312],
  [24, -1312],
];
/** How far each of the four channels lags behind the shelves, in readings. */
const lags = [1, 2, 3, 4];

function channel(lag: number, y: (pairs: number) => number): string {
  const shown = sold.map(
    ([hour], index): Point2 => [x(hour), y(Math.max(sold[Math.max(index - lag, 0)]?.[1] ?? 0, 120 * lag))],
  );
  return polyline(stepped(shown));
}

const before = scale(0, 5200, 120, 30);
const after = scale(0, 5200, 300, 210);

/** Stock on four channels through a sale day: parting before, agreeing after. */
export default function SaleDayStockFigure(props: StoryFigureProps) {
  const agreed = sold.map(([hour, pairs]): Point2 => [x(hour), after(Math.max(pairs, -19))]);
  return (
    <Chart {...props}>
      <defs>
        <pattern
          id="oversold"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="th" d="M0 0V7" />
        </pattern>
      </defs>
      <Path
        d={[0, 6, 12, 18, 24].map((hour) => `M${x(hour)} 22V146M${x(hour)} 202V316`).join("")}
        pen="grid"
      />
      <path
        className="ns"
        fill="url(#oversold)"
        d={`${polyline(stepped(sold.slice(7).map(([hour, pairs]): Point2 => [x(hour), Math.max(before(pairs), 120)])))}V120z`}
      />
      <Path
        d={polyline(stepped(sold.map(([hour, pairs]): Point2 => [x(hour), before(pairs)])))}
        pen="thick"
      />
      <Path d={lags.map((lag) => channel(lag, before)).join("")} pen="hidden" />
      <Path d={`M20 120H440M20 300H440`} />
      <Path d={polyline(stepped(agreed))} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Label at={[434, 42]} tone="strong" anchor="end">
        before
      </Label>
      <Label at={[290, 164]} tone="strong">
        1,312 oversold
      </Label>
      <Label at={[434, 222]} tone="signal" anchor="end">
        after
      </Label>
      <Label at={[434, 292]} tone="signal" anchor="end">
        19 oversold
      </Label>
      <Label at={[446, 125]}>0</Label>
      <Label at={[446, 305]}>0</Label>
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label key={hour} at={[x(hour), 342]} anchor={hour ? "middle" : "start"}>
          {String(hour).padStart(2, "0")}
        </Label>
      ))}
    </Chart>
  );
}
