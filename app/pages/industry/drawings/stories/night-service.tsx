import { words } from "../../../../content/words.ts";
import { Dimension, Label, type Point2 } from "../../../../drawings/scene.ts";
import { Line } from "../../../../drawings/shapes.ts";
import {
  After,
  Before,
  Chart,
  type StoryFigureProps,
  scale,
} from "../parts/chart.tsx";

/**
 * Hubs by kilometres from Ludhiana, and how far their names stand from their
 * lines.
 */
const HUBS = { LDH: 0, AMB: 115, DEL: 310, AGR: 530, KNP: 800, LKO: 885 };
const NAMES: Record<string, number> = { KNP: -1, LKO: 9 };
/** Hours count on past midnight: 18:00 to 08:00 is 18 to 32. */
const x = scale(18, 32, 62, 464);
const y = scale(0, 885, 34, 316);
const line = (hours: readonly number[], kilometres: readonly number[]) =>
  hours.map((hour, stop): Point2 => [x(hour), y(kilometres[stop] ?? 0)]);

const waiting = line(
  [18.5, 20.6, 21.2, 24.6, 27.4, 31.4],
  [0, 115, 115, 310, 310, 530],
);
const connecting = line(
  [18.5, 20.4, 20.55, 23.6, 24.4, 27.7, 27.9, 31, 31.1, 32],
  [0, 115, 115, 310, 310, 530, 530, 800, 800, 885],
);
const HOURS = [18, 20, 22, 24, 26, 28, 30, 32];
const delhi = y(HUBS.DEL);

/** Time against distance for one night: the wait at Delhi before and after. */
export default function NightServiceFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      {HOURS.map((hour) => (
        <Line key={hour} from={[x(hour), 34]} to={[x(hour), 316]} pen="grid" />
      ))}
      {Object.values(HUBS).map((km) => (
        <Line key={km} from={[62, y(km)]} to={[464, y(km)]} />
      ))}
      <Before>
        <Line through={waiting} pen={["hidden", "thick"]} />
        {[24.6, 27.4].map((hour) => (
          <Line key={hour} from={[x(hour), delhi]} to={[x(hour), delhi - 26]} />
        ))}
        <Dimension
          from={[x(24.6), delhi - 20]}
          to={[x(27.4), delhi - 20]}
          head={[8, 2.6]}
        />
        <Label
          at={[x(26), delhi - 28]}
          tone="strong"
          anchor="middle"
          text={before}
        />
      </Before>
      <After>
        <Line
          through={connecting}
          pen={["signalLine", "heavy", "traced"]}
          pathLength={1}
        />
        <Label
          at={[x(23.4), delhi + 24]}
          tone="signal"
          anchor="end"
          text={after}
        />
      </After>
      {Object.entries(HUBS).map(([code, km]) => (
        <Label
          key={code}
          at={[52, y(km) + (NAMES[code] ?? 5)]}
          tone="strong"
          anchor="end"
          text={code}
        />
      ))}
      {[18, 22, 26, 32].map((hour) => (
        <Label
          key={hour}
          at={[x(hour), 350]}
          anchor={hour === 32 ? "end" : "middle"}
          text={`${String(hour % 24).padStart(2, "0")}:00`}
        />
      ))}
    </Chart>
  );
}
