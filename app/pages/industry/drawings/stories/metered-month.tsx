import { polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale, stepped } from "../parts/chart.tsx";

const x = scale(1, 31, 26, 450);
const y = scale(0, 120, 312, 26);
/** Learners counted at each daily snapshot, of the month's hundred. */
const learners: readonly Point2[] = [
  [1, 8],
  [3, 16],
  [5, 21],
  [8, 34],
  [10, 40],
  [12, 46],
  [15, 58],
  [17, 61],
  [19, 70],
  [22, 78],
  [24, 81],
  [26, 88],
  [29, 96],
  [31, 100],
];
const place = ([day, count]: Point2): Point2 => [x(day), y(count)];

/** A month of usage as a stepped meter trace, with the invoices drawn against it. */
export default function MeteredMonthFigure(props: StoryFigureProps) {
  return (
    <Chart {...props}>
      <Path d={[1, 6, 11, 16, 21, 26, 31].map((day) => `M${x(day)} 24V312`).join("")} pen="grid" />
      <Path d="M26 312H450" />
      <Path d={`M26 ${y(113)}H${x(31)}`} pen={["hidden", "thick"]} />
      <Path d={`M26 ${y(100)}H${x(31)}`} pen={["signalLine"]} />
      <Path
        d={polyline(stepped(learners.map(place)))}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Path d={`M${x(31) + 12} ${y(100)}V${y(113)}m-5 0h10M${x(31) + 7} ${y(100)}h10`} />
      <Label at={[32, y(100) + 22]} tone="signal">
        from the meter
      </Label>
      <Label at={[32, y(113) + 21]} tone="strong">
        invoice from the sheet
      </Label>
      <Label at={[x(31), y(113) + 21]} anchor="end" tone="strong">
        credit note
      </Label>
      <Label at={[x(17), y(34)]}>learners, day by day</Label>
      {[1, 11, 21, 31].map((day) => (
        <Label key={day} at={[x(day), 338]} anchor="middle">
          {day}
        </Label>
      ))}
    </Chart>
  );
}
