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

/** Minutes for each task of a visit, before and after. */
const TASKS = words.drawings.counterVisit;
const BEFORE = [18, 9, 8, 11, 6];
const AFTER = [4, 4, 1, 6, 4];
const x = scale(0, 52, 20, 462);

function anchorOf(minute: number) {
  if (minute === 0) return "start";
  return minute === 50 ? "end" : "middle";
}

/** Where each task of a strip begins and ends. */
const spans = (minutes: readonly number[]) =>
  minutes.map((length, task) => {
    const from = minutes.slice(0, task).reduce((sum, next) => sum + next, 0);
    return [x(from), x(from + length)] as const;
  });
const long = spans(BEFORE);
const short = spans(AFTER);

/**
 * One counter visit as a strip of tasks, before and after, on a scale of 52
 * minutes.
 */
export default function CounterVisitFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      <Before>
        {long.map(([from, to]) => (
          <Rect
            key={from}
            at={[from, 48]}
            size={[to - from, 56]}
            pen={["shade", "thick"]}
          />
        ))}
        <Label at={[462, 34]} tone="strong" anchor="end" text={before} />
      </Before>
      {long.map(([, to], task) => (
        <Line
          key={to}
          from={[to, 104]}
          to={[short[task]?.[1] ?? to, 182]}
          pen="thin"
        />
      ))}
      <After>
        {short.map(([from, to]) => (
          <Rect
            key={from}
            at={[from, 182]}
            size={[to - from, 56]}
            pen={["signal", "thick"]}
          />
        ))}
        <Label at={[x(19) + 10, 216]} tone="signal" text={after} />
      </After>
      {long.map(([from, to], task) => (
        <Label
          key={from}
          at={[(from + to) / 2, 81]}
          tone="strong"
          anchor="middle"
          text={TASKS[task]}
        />
      ))}
      <Line from={[20, 290]} to={[462, 290]} />
      {Array.from({ length: 27 }, (_, tick) => tick * 2).map((minute) => (
        <Line
          key={minute}
          from={[x(minute), 290]}
          to={[x(minute), minute % 10 ? 297 : 306]}
        />
      ))}
      {[0, 10, 20, 30, 40, 50].map((minute) => (
        <Label
          key={minute}
          at={[minute === 50 ? 474 : x(minute), 328]}
          anchor={anchorOf(minute)}
          text={
            minute === 50
              ? say(words.units.minutes, { number: minute })
              : minute
          }
        />
      ))}
    </Chart>
  );
}
