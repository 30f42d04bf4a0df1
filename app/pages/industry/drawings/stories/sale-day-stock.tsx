import { say, words } from "../../../../content/words.ts";
import { Label, Pattern, type Point2 } from "../../../../drawings/scene.ts";
import { Line, Polygon } from "../../../../drawings/shapes.ts";
import {
  After,
  Before,
  Chart,
  type StoryFigureProps,
  scale,
  stepped,
} from "../parts/chart.tsx";

const x = scale(0, 24, 20, 440);
/**
 * What the shelves hold every two hours of the day, in pairs; below zero it is
 * sold and not there.
 */
const PAIRS = [
  5200, 4900, 4700, 4400, 3700, 2500, 1200, 300, -350, -800, -1100, -1312,
  -1312,
];
/** The reading from which on pairs are sold that are not there. */
const OVERSOLD = 7;
/** How far each of the four channels lags behind the shelves, in readings. */
const LAGS = [1, 2, 3, 4];
const line = (pairs: readonly number[], y: (pairs: number) => number) =>
  stepped(pairs.map((value, reading): Point2 => [x(reading * 2), y(value)]));
const shown = (lag: number) =>
  PAIRS.map((_, reading) =>
    Math.max(PAIRS[Math.max(reading - lag, 0)] ?? 0, 120 * lag),
  );

const parting = scale(0, 5200, 120, 30);
const agreeing = scale(0, 5200, 300, 210);
const missing = line(PAIRS, (pairs) => Math.max(parting(pairs), 120)).slice(
  2 * OVERSOLD,
);

/**
 * Stock on four channels through a sale day: parting before, agreeing after.
 */
export default function SaleDayStockFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      <Pattern id="oversold" size={7} turn={45}>
        <Line from={[0, 0]} to={[0, 7]} pen="thin" />
      </Pattern>
      {[0, 6, 12, 18, 24].flatMap((hour) => [
        <Line
          key={`${hour} before`}
          from={[x(hour), 22]}
          to={[x(hour), 146]}
          pen="grid"
        />,
        <Line
          key={`${hour} after`}
          from={[x(hour), 202]}
          to={[x(hour), 316]}
          pen="grid"
        />,
      ])}
      <Before>
        <Polygon
          through={[...missing, [440, 120]]}
          pen="noLine"
          fill="url(#oversold)"
        />
        <Line through={line(PAIRS, parting)} pen="thick" />
        {LAGS.map((lag) => (
          <Line key={lag} through={line(shown(lag), parting)} pen="hidden" />
        ))}
        <Label
          at={[434, 42]}
          tone="strong"
          anchor="end"
          text={words.drawings.saleDayStock.channels}
        />
        <Label
          at={[470, 164]}
          tone="strong"
          anchor="end"
          text={say(words.drawings.saleDayStock.oversold, { number: before })}
        />
      </Before>
      <Line from={[20, 120]} to={[440, 120]} />
      <Line from={[20, 300]} to={[440, 300]} />
      <After>
        <Line
          through={line(
            PAIRS.map((pairs) => Math.max(pairs, -23)),
            agreeing,
          )}
          pen={["signalLine", "heavy", "traced"]}
          pathLength={1}
        />
        <Label
          at={[434, 222]}
          tone="signal"
          anchor="end"
          text={words.drawings.saleDayStock.ledger}
        />
        <Label
          at={[434, 292]}
          tone="signal"
          anchor="end"
          text={say(words.drawings.saleDayStock.oversold, { number: after })}
        />
      </After>
      <Label at={[446, 125]} text="0" />
      <Label at={[446, 305]} text="0" />
      {["00", "12", "24"].map((hour) => (
        <Label
          key={hour}
          at={[x(Number(hour)), 342]}
          anchor={hour === "00" ? "start" : "middle"}
          text={`${hour}:00`}
        />
      ))}
    </Chart>
  );
}
