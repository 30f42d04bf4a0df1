import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale } from "../parts/chart.tsx";

/** Minutes for each task of a visit, before and after. */
const tasks = [
  ["KYC", 18, 4],
  ["weigh", 9, 4],
  ["LTV", 8, 1],
  ["sign", 11, 6],
  ["pay", 6, 4],
] as const;
const x = scale(0, 52, 20, 462);

function strip(which: 1 | 2) {
  let minutes = 0;
  return tasks.map((task) => {
    const from = x(minutes);
    minutes += task[which];
    return { name: task[0], from, to: x(minutes) };
  });
}

const before = strip(1);
const after = strip(2);
const cells = (spans: ReturnType<typeof strip>, top: number) =>
  spans.map(({ from, to }) => `M${from} ${top}H${to}v56H${from}z`).join("");
const ticks = Array.from({ length: 53 }, (_, minute) => minute)
  .filter((minute) => minute % 2 === 0)
  .map((minute) => `M${x(minute)} 290v${minute % 10 ? 7 : 16}`)
  .join("");

/** One counter visit as a strip of tasks, before and after, on a scale of 52 minutes. */
export default function CounterVisitFigure(props: StoryFigureProps) {
  const joins = before.map(({ to }, index) => `M${to} 104L${after[index]?.to} 182`);
  return (
    <Chart {...props}>
      <Label at={[20, 34]} tone="strong">
        before
      </Label>
      <Label at={[462, 34]} tone="strong" anchor="end">
        52 min
      </Label>
      <Path d={cells(before, 48)} pen={["shade", "thick"]} />
      <Path d={joins.join("")} pen="hidden" />
      <Path d={cells(after, 182)} pen={["signal", "thick"]} />
      {before.map(({ name, from, to }) => (
        <Label key={name} at={[(from + to) / 2, 81]} tone="strong" anchor="middle">
          {name}
        </Label>
      ))}
      <Label at={[20, 262]} tone="signal">
        after
      </Label>
      <Label at={[x(19) + 10, 216]} tone="signal">
        19 min
      </Label>
      <Path d={`M20 290H462${ticks}`} />
      {[0, 10, 20, 30, 40, 50].map((minute) => (
        <Label key={minute} at={[x(minute), 328]} anchor={minute ? "middle" : "start"}>
          {minute}
        </Label>
      ))}
    </Chart>
  );
}
