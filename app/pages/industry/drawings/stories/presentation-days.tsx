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
 * Share of the month's debits presented on each day, in hundredths; all on the
 * fifth before.
 */
const SPREAD = [
  6, 9, 7, 4, 9, 5, 12, 10, 5, 9, 3, 4, 2, 1, 4, 2, 1, 1, 1, 2, 1, 0, 0, 0, 1,
  0, 0, 1, 0, 0,
];
const BOUNCED = { before: 0.234, after: 0.161 };
const x = scale(1, 31, 30, 466);
const WIDTH = 10;
const TALL = 112;
const UNIT = 7.4;
const days = SPREAD.map((share, index) => ({
  day: index + 1,
  height: share * UNIT,
})).filter(({ height }) => height);

/**
 * Debits by day of the month: one tall bar before, a spread after; what bounced
 * stands at the foot.
 */
export default function PresentationDaysFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      <Before>
        <Rect at={[x(5), 146]} size={[WIDTH, -TALL]} pen={["shade", "thick"]} />
        <Rect
          at={[x(5), 146]}
          size={[WIDTH, -TALL * BOUNCED.before]}
          pen="ink"
        />
        <Label
          at={[x(5) + 24, 48]}
          tone="strong"
          text={words.drawings.presentationDays.fifth}
        />
        <Label
          at={[x(5) + 24, 136]}
          tone="strong"
          text={say(words.drawings.presentationDays.bounced, {
            number: before,
          })}
        />
      </Before>
      <After>
        {days.map(({ day, height }) => (
          <Rect
            key={day}
            at={[x(day), 312]}
            size={[WIDTH, -height]}
            pen="plate"
          />
        ))}
        {days.map(({ day, height }) => (
          <Rect
            key={day}
            at={[x(day), 312]}
            size={[WIDTH, -height * BOUNCED.after]}
            pen="signal"
          />
        ))}
        <Label
          at={[x(15), 214]}
          tone="signal"
          text={words.drawings.presentationDays.payday}
        />
        <Label
          at={[x(15), 240]}
          tone="signal"
          text={say(words.drawings.presentationDays.bounced, { number: after })}
        />
      </After>
      <Line from={[24, 146]} to={[466, 146]} />
      <Line from={[24, 312]} to={[466, 312]} />
      {[1, 5, 10, 15, 20, 25].map((day) => (
        <Label
          key={day}
          at={[x(day) + WIDTH / 2, 338]}
          anchor="middle"
          text={day}
        />
      ))}
      <Label
        at={[476, 338]}
        anchor="end"
        text={words.drawings.presentationDays.last}
      />
    </Chart>
  );
}
