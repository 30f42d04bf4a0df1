import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale } from "../parts/chart.tsx";

/** Minutes from the doctor's signature, by stage, before and after. */
const stages = [
  ["summary", 30, 20],
  ["billing", 45, 25],
  ["claim desk", 130, 15],
  ["insurer", 75, 60],
  ["pharmacy", 30, 20],
] as const;
const y = scale(0, 310, 28, 318);

/** Where each stage begins and ends, piled from the top. */
function pile(which: 1 | 2) {
  let minutes = 0;
  return stages.map((stage) => {
    const from = minutes;
    minutes += stage[which];
    return { from: y(from), to: y(minutes) };
  });
}

const before = pile(1);
const after = pile(2);
const block = (left: number, width: number) => (span: { from: number; to: number }) =>
  `M${left} ${span.from}h${width}V${span.to}h-${width}z`;

/** A discharge afternoon as two piles of stages, the same ones joined. */
export default function DischargeFigure(props: StoryFigureProps) {
  const joins = before.map((span, index) => `M180 ${span.to}L316 ${after[index]?.to}`);
  const claimDesk = after[2];
  return (
    <Chart {...props}>
      <Path d={[0, 1, 2, 3, 4, 5].map((hour) => `M50 ${y(hour * 60)}H460`).join("")} pen="grid" />
      <Path d={before.map(block(60, 120)).join("")} pen={["shade", "thick"]} />
      <Path d={joins.join("")} pen="hidden" />
      <Path d={after.map(block(316, 120)).join("")} pen={["plate", "thick"]} />
      {claimDesk && <Path d={block(316, 120)(claimDesk)} pen={["signal", "thick"]} />}
      {stages.map(([name], index) => {
        const span = before[index];
        return (
          span && (
            <Label key={name} at={[120, (span.from + span.to) / 2 + 5]} tone="strong" anchor="middle">
              {name}
            </Label>
          )
        );
      })}
      <Label at={[376, (after[3] ? (after[3].from + after[3].to) / 2 : 0) + 5]} tone="strong" anchor="middle">
        insurer
      </Label>
      {[1, 2, 3, 4, 5].map((hour) => (
        <Label key={hour} at={[42, y(hour * 60) + 5]} anchor="end">
          {hour} h
        </Label>
      ))}
      <Label at={[120, 342]} tone="strong" anchor="middle">
        5 h 10 min
      </Label>
      <Label at={[376, (after[4]?.to ?? 0) + 24]} tone="signal" anchor="middle">
        2 h 20 min
      </Label>
    </Chart>
  );
}
