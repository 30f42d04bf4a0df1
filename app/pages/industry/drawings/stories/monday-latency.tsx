import { say, words } from "../../../../content/words.ts";
import { Label, type Point2, way } from "../../../../drawings/scene.ts";
import { Line, Rect } from "../../../../drawings/shapes.ts";
import {
  After,
  Before,
  Chart,
  type StoryFigureProps,
  scale,
} from "../parts/chart.tsx";

const x = scale(6, 14, 56, 464);
const y = scale(0, 5, 312, 24);
const line = (hours: readonly number[], seconds: readonly number[]) =>
  hours.map((hour, index): Point2 => [x(hour), y(seconds[index] ?? 0)]);
/** p95 in seconds through the morning. */
const contended = line(
  [6, 7, 7.6, 8, 8.3, 8.6, 9, 9.4, 9.8, 10.2, 10.6, 11, 11.5, 12.5, 14],
  [0.7, 0.7, 0.9, 1.6, 3.1, 3.9, 4.2, 4, 4.2, 3.8, 2.6, 1.4, 0.9, 0.7, 0.7],
);
const shared = line(
  [6, 8, 9, 10, 11, 12, 14],
  [0.5, 0.55, 0.6, 0.6, 0.55, 0.5, 0.5],
);

/**
 * Response time across one Monday: before and after, with the largest tenant's
 * import marked.
 */
export default function MondayLatencyFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      <Rect
        at={[x(7.8), 24]}
        size={[x(10.6) - x(7.8), 288]}
        pen={["shade", "noLine"]}
      />
      {[0, 1, 2, 3, 4, 5].map((second) => (
        <Line
          key={second}
          from={[56, y(second)]}
          to={[464, y(second)]}
          pen="grid"
        />
      ))}
      <Line through={way(56, 24).to(56, 312).to(464, 312)} />
      <Before>
        <Line through={contended} pen={["hidden", "thick"]} />
        <Label at={[x(10.75), y(3.6)]} tone="strong" text={before} />
      </Before>
      <After>
        <Line
          through={shared}
          pen={["signalLine", "heavy", "traced"]}
          pathLength={1}
        />
        <Label at={[x(10.75), y(1)]} tone="signal" text={after} />
      </After>
      <Label
        at={[x(9.2), 44]}
        anchor="middle"
        text={words.drawings.mondayLatency}
      />
      {[0, 2, 4].map((second) => (
        <Label
          key={second}
          at={[46, y(second) + 5]}
          anchor="end"
          text={say(words.units.seconds, { number: second })}
        />
      ))}
      {["06", "10", "14"].map((hour) => (
        <Label
          key={hour}
          at={[x(Number(hour)), 340]}
          anchor={hour === "14" ? "end" : "middle"}
          text={`${hour}:00`}
        />
      ))}
    </Chart>
  );
}
