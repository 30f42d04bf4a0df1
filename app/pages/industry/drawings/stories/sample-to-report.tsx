import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale } from "../parts/chart.tsx";

/** Each stage of a routine panel: name, then start and end in hours, before and after. */
const stages = [
  ["collect", 0, 4, 0, 4],
  ["analyse", 4, 9, 4, 7],
  ["type", 9, 22, 7, 7],
  ["sign", 22, 26, 7, 9],
] as const;
const x = scale(0, 26, 92, 460);
const ROW = 68;
const row = (index: number) => 34 + index * ROW;

/** One sample from the needle to the signed report on a scale of 26 hours. */
export default function SampleToReportFigure(props: StoryFigureProps) {
  const bar = (from: number, to: number, top: number) => `M${x(from)} ${top}H${x(to)}v20H${x(from)}z`;
  return (
    <Chart {...props}>
      <Path d={[0, 6, 12, 18, 24].map((hour) => `M${x(hour)} 22V312`).join("")} pen="grid" />
      <Path d={stages.map(([, from, to], index) => bar(from, to, row(index))).join("")} pen="shade" />
      <Path
        d={stages
          .filter(([, , , from, to]) => to > from)
          .map((stage) => bar(stage[3], stage[4], row(stages.indexOf(stage)) + 24))
          .join("")}
        pen="signal"
      />
      <Path d={`M${x(9)} ${row(3) + 34}V312M${x(26)} ${row(3)}V312`} pen="hidden" />
      {stages.map(([name], index) => (
        <Label key={name} at={[82, row(index) + 27]} tone="strong" anchor="end">
          {name}
        </Label>
      ))}
      <Label at={[x(9) + 8, row(3) + 42]} tone="signal">
        9 h
      </Label>
      <Label at={[x(22) - 10, row(3) + 15]} tone="strong" anchor="end">
        26 h
      </Label>
      <Label at={[x(8), row(2) + 44]}>untyped</Label>
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label key={hour} at={[x(hour), 338]} anchor="middle">
          {hour}
        </Label>
      ))}
    </Chart>
  );
}
