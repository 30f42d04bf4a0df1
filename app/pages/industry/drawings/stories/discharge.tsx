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

/** Minutes from the doctor's signature, by stage, before and after. */
const STAGES = words.drawings.discharge;
const BEFORE = [30, 45, 130, 75, 30];
const AFTER = [20, 25, 15, 60, 20];
const CLAIM_DESK = 2;
const INSURER = 3;
const y = scale(0, 310, 28, 318);

/** Where each stage begins and ends, piled from the top. */
const pile = (minutes: readonly number[]) =>
  minutes.map((length, stage) => {
    const from = minutes.slice(0, stage).reduce((sum, next) => sum + next, 0);
    return {
      from: y(from),
      to: y(from + length),
      middle: (y(from) + y(from + length)) / 2,
    };
  });
const long = pile(BEFORE);
const short = pile(AFTER);

/** A discharge afternoon as two piles of stages, the same ones joined. */
export default function DischargeFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      {[0, 1, 2, 3, 4, 5].map((hour) => (
        <Line
          key={hour}
          from={[50, y(hour * 60)]}
          to={[460, y(hour * 60)]}
          pen="grid"
        />
      ))}
      <Before>
        {long.map(({ from, to }) => (
          <Rect
            key={from}
            at={[60, from]}
            size={[120, to - from]}
            pen={["shade", "thick"]}
          />
        ))}
        <Label at={[120, 342]} tone="strong" anchor="middle" text={before} />
      </Before>
      {long.map(({ to }, stage) => (
        <Line
          key={to}
          from={[180, to]}
          to={[316, short[stage]?.to ?? to]}
          pen="thin"
        />
      ))}
      <After>
        {short.map(({ from, to }, stage) => (
          <Rect
            key={from}
            at={[316, from]}
            size={[120, to - from]}
            pen={[stage === CLAIM_DESK ? "signal" : "plate", "thick"]}
          />
        ))}
        <Label
          at={[376, (short[INSURER]?.middle ?? 0) + 5]}
          tone="strong"
          anchor="middle"
          text={STAGES[INSURER]}
        />
        <Label
          at={[376, (short.at(-1)?.to ?? 0) + 24]}
          tone="signal"
          anchor="middle"
          text={after}
        />
      </After>
      {long.map(({ middle }, stage) => (
        <Label
          key={middle}
          at={[120, middle + 5]}
          tone="strong"
          anchor="middle"
          text={STAGES[stage]}
        />
      ))}
      {[1, 2, 3, 4, 5].map((hour) => (
        <Label
          key={hour}
          at={[42, y(hour * 60) + 5]}
          anchor="end"
          text={say(words.units.hours, { number: hour })}
        />
      ))}
    </Chart>
  );
}
