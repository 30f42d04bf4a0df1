import { words } from "../../../../content/words.ts";
import { from, Label, type Point2 } from "../../../../drawings/scene.ts";
import { Line, Stroke } from "../../../../drawings/shapes.ts";
import {
  After,
  Before,
  Chart,
  type StoryFigureProps,
  scale,
  stepped,
} from "../parts/chart.tsx";

const x = scale(1, 31, 26, 450);
const y = scale(0, 120, 312, 26);
/** Learners counted at each daily snapshot, of the month's hundred. */
const DAYS = [1, 3, 5, 8, 10, 12, 15, 17, 19, 22, 24, 26, 29, 31];
const LEARNERS = [8, 16, 21, 34, 40, 46, 58, 61, 70, 78, 81, 88, 96, 100];
const METER = 100;
const SPREADSHEET = 113;
const trace = DAYS.map(
  (day, index): Point2 => [x(day), y(LEARNERS[index] ?? 0)],
);

/**
 * A month of usage as a stepped meter trace, with the invoices drawn against
 * it.
 */
export default function MeteredMonthFigure(canvas: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      {[1, 6, 11, 16, 21, 26, 31].map((day) => (
        <Line key={day} from={[x(day), 24]} to={[x(day), 312]} pen="grid" />
      ))}
      <Line from={[26, 312]} to={[450, 312]} />
      <Line
        through={stepped(trace)}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Before>
        <Line
          from={[26, y(SPREADSHEET)]}
          to={[x(31), y(SPREADSHEET)]}
          pen={["hidden", "thick"]}
        />
        <Stroke
          path={from(x(31) + 12, y(METER))
            .toY(y(SPREADSHEET))
            .skip(-5, 0)
            .right(10)}
        />
        <Line from={[x(31) + 7, y(METER)]} to={[x(31) + 17, y(METER)]} />
        <Label
          at={[32, y(SPREADSHEET) - 12]}
          tone="strong"
          text={words.drawings.meteredMonth.fromSheet}
        />
        <Label
          at={[x(31), y(METER) + 8]}
          anchor="end"
          tone="strong"
          text={words.drawings.meteredMonth.creditNote}
        />
      </Before>
      <After>
        <Line from={[26, y(METER)]} to={[x(31), y(METER)]} pen="signalLine" />
        <Label
          at={[32, y(METER) + 26]}
          tone="signal"
          text={words.drawings.meteredMonth.fromMeter}
        />
      </After>
      <Label
        at={[474, y(34)]}
        anchor="end"
        text={words.drawings.meteredMonth.learners}
      />
      <Label at={[16, 338]} text={words.drawings.meteredMonth.firstDay} />
      {[11, 21, 31].map((day) => (
        <Label key={day} at={[x(day), 338]} anchor="middle" text={day} />
      ))}
    </Chart>
  );
}
