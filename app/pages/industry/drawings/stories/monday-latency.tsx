import { polyline } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale } from "../parts/chart.tsx";

const x = scale(6, 14, 56, 464);
const y = scale(0, 5, 312, 24);
/** p95 in seconds through the morning. */
const before: readonly Point2[] = [
  [6, 0.7],
  [7, 0.7],
  [7.6, 0.9],
  [8, 1.6],
  [8.3, 3.1],
  [8.6, 3.9],
  [9, 4.2],
  [9.4, 4],
  [9.8, 4.2],
  [10.2, 3.8],
  [10.6, 2.6],
  [11, 1.4],
  [11.5, 0.9],
  [12.5, 0.7],
  [14, 0.7],
];
const after: readonly Point2[] = [
  [6, 0.5],
  [8, 0.55],
  [9, 0.6],
  [10, 0.6],
  [11, 0.55],
  [12, 0.5],
  [14, 0.5],
];
const place = ([hour, seconds]: Point2): Point2 => [x(hour), y(seconds)];

/** Response time across one Monday: before and after, with the largest tenant's import marked. */
export default function MondayLatencyFigure(props: StoryFigureProps) {
  return (
    <Chart {...props}>
      <Path d={`M${x(7.8)} 24H${x(10.6)}V312H${x(7.8)}z`} pen={["shade", "noLine"]} />
      <Path d={[0, 1, 2, 3, 4, 5].map((second) => `M56 ${y(second)}H464`).join("")} pen="grid" />
      <Path d="M56 24V312H464" />
      <Path d={polyline(before.map(place))} pen={["hidden", "thick"]} />
      <Path d={polyline(after.map(place))} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Label at={[x(9.2), 44]} anchor="middle">
        ERP import
      </Label>
      <Label at={[x(10.75), y(3.6)]} tone="strong">
        before: 4.2 s
      </Label>
      <Label at={[x(11.6), y(1.5)]} tone="signal">
        after: 0.6 s
      </Label>
      {[0, 2, 4].map((second) => (
        <Label key={second} at={[46, y(second) + 5]} anchor="end">
          {second} s
        </Label>
      ))}
      {[6, 8, 10, 12, 14].map((hour) => (
        <Label key={hour} at={[x(hour), 340]} anchor={hour === 14 ? "end" : "middle"}>
          {String(hour).padStart(2, "0")}
        </Label>
      ))}
    </Chart>
  );
}
