import { coordinate } from "../../../../drawings/kit/format.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps, scale } from "../parts/chart.tsx";

/** Share of the month's debits presented on each day, in hundredths; all on the fifth before. */
const spread = [6, 9, 7, 4, 9, 5, 12, 10, 5, 9, 3, 4, 2, 1, 4, 2, 1, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0];
const BOUNCED = { before: 0.234, after: 0.161 };
const x = scale(1, 31, 30, 466);
const WIDTH = 10;

const bar = (day: number, foot: number, height: number) =>
  height > 0 ? `M${x(day)} ${foot}h${WIDTH}v-${coordinate(height)}h-${WIDTH}z` : "";

/** Debits by day of the month: one tall bar before, a spread after; what bounced stands at the foot. */
export default function PresentationDaysFigure(props: StoryFigureProps) {
  const tall = 112;
  const unit = 7.4;
  return (
    <Chart {...props}>
      <Path d={bar(5, 146, tall)} pen={["shade", "thick"]} />
      <Path d={bar(5, 146, tall * BOUNCED.before)} pen={["ink"]} />
      <Path d={spread.map((share, index) => bar(index + 1, 312, share * unit)).join("")} pen="plate" />
      <Path
        d={spread.map((share, index) => bar(index + 1, 312, share * unit * BOUNCED.after)).join("")}
        pen="signal"
      />
      <Path d="M24 146H466M24 312H466" />
      <Label at={[x(5) + 24, 48]} tone="strong">
        before: all on the 5th
      </Label>
      <Label at={[x(5) + 24, 136]} tone="strong">
        23.4% bounced
      </Label>
      <Label at={[x(15), 214]} tone="signal">
        after: payday
      </Label>
      <Label at={[x(15), 240]} tone="signal">
        16.1% bounced
      </Label>
      {[1, 5, 10, 15, 20, 25, 30].map((day) => (
        <Label key={day} at={[x(day) + WIDTH / 2, 338]} anchor="middle">
          {day}
        </Label>
      ))}
    </Chart>
  );
}
