import { say, words } from "../../../../content/words.ts";
import { Label } from "../../../../drawings/scene.ts";
import { Line, Rect } from "../../../../drawings/shapes.ts";
import {
  After,
  Before,
  Chart,
  type StoryFigureProps,
  scale,
} from "../parts/chart.tsx";

/**
 * Each stage of a routine panel: its start and end in hours, before and after.
 */
const STAGES = [
  {
    name: words.drawings.sampleToReport.collect,
    before: [0, 4],
    after: [0, 4],
  },
  {
    name: words.drawings.sampleToReport.analyse,
    before: [4, 9],
    after: [4, 7],
  },
  {
    name: words.drawings.sampleToReport.type,
    before: [9, 22],
    after: undefined,
  },
  { name: words.drawings.sampleToReport.sign, before: [22, 26], after: [7, 9] },
] as const;
const x = scale(0, 26, 104, 460);
const row = (index: number) => 34 + index * 68;

/** From one hour to another. */
function Bar({
  hours: [from, to],
  top,
  pen,
}: {
  hours: readonly [number, number];
  top: number;
  pen: "shade" | "signal";
}) {
  return <Rect at={[x(from), top]} size={[x(to) - x(from), 20]} pen={pen} />;
}

/** One sample from the needle to the signed report on a scale of 26 hours. */
export default function SampleToReportFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      {[0, 6, 12, 18, 24].map((hour) => (
        <Line key={hour} from={[x(hour), 22]} to={[x(hour), 312]} pen="grid" />
      ))}
      <Before>
        {STAGES.map(({ name, before }, index) => (
          <Bar key={name} hours={before} top={row(index)} pen="shade" />
        ))}
        <Line from={[x(26), row(3)]} to={[x(26), 312]} />
        <Label
          at={[x(22) - 10, row(3) + 15]}
          tone="strong"
          anchor="end"
          text={before}
        />
      </Before>
      <After>
        {STAGES.map(
          ({ name, after }, index) =>
            after && (
              <Bar
                key={name}
                hours={after}
                top={row(index) + 24}
                pen="signal"
              />
            ),
        )}
        <Line from={[x(9), row(3) + 34]} to={[x(9), 312]} />
        <Label at={[x(9) + 8, row(3) + 42]} tone="signal" text={after} />
        <Label
          at={[x(8), row(2) + 44]}
          text={words.drawings.sampleToReport.untyped}
        />
      </After>
      {STAGES.map(({ name }, index) => (
        <Label
          key={name}
          at={[96, row(index) + 27]}
          tone="strong"
          anchor="end"
          text={name}
        />
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <Label
          key={hour}
          at={[x(hour), 338]}
          anchor="middle"
          text={say(words.units.hours, { number: hour })}
        />
      ))}
    </Chart>
  );
}
