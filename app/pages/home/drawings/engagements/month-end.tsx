import { say, words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import {
  Dimension,
  Label,
  Lettering,
  Pattern,
  type Point2,
  Scene,
  steps,
  way,
} from "../../../../drawings/scene.ts";
import {
  Curve,
  Dot,
  Line,
  Lines,
  Polygon,
} from "../../../../drawings/shapes.ts";

const LEFT = 76;
const RIGHT = 690;
const TOP = 60;
const BOTTOM = 470;
const FIRST_HOUR = 0.3;
const LAST_HOUR = 110;
const HATCH = "month-end-hatch";

/**
 * Hours since month-end, on a logarithmic scale. Whole units are exact enough,
 * and shorter in the page.
 */
function across(hours: number): number {
  const share = Math.log(hours / FIRST_HOUR) / Math.log(LAST_HOUR / FIRST_HOUR);
  return Math.round(LEFT + share * (RIGHT - LEFT));
}
const up = (percent: number) =>
  Math.round(BOTTOM - (percent / 100) * (BOTTOM - TOP));
const plot = ([hours, percent]: Point2): Point2 => [across(hours), up(percent)];

/**
 * Repayments matched, in per cent by the hour: by hand, ledger after ledger;
 * then by the new ledger.
 */
const byHand = way(0.3, 2)
  .to(2, 6)
  .to(2, 14)
  .to(8, 17)
  .to(8, 27)
  .to(20, 31)
  .to(20, 48)
  .to(32, 52)
  .to(32, 66);
const before = byHand
  .to(56, 70)
  .to(56, 84)
  .to(80, 88)
  .to(80, 97)
  .to(96, 100)
  .places.map(plot);
const byLedger = way(0.3, 4)
  .to(0.4, 14)
  .to(0.5, 30)
  .to(0.62, 52)
  .to(0.78, 72)
  .to(1, 86);
const after = byLedger.to(1.4, 94).to(2, 98).to(3, 99.4).places.map(plot);

const hours = [0.1, 1, 10, 100]
  .flatMap((decade) => steps(9, decade, decade))
  .filter((hour) => hour >= FIRST_HOUR && hour <= LAST_HOUR);
const HOUR_MARKS = [
  [0.3, say(words.units.minutes, { number: 20 })],
  [1, say(words.units.hours, { number: 1 })],
  [3, "3"],
  [10, "10"],
  [30, "30"],
  [96, "96"],
] as const;
const PERCENT_MARKS = [0, 50, 100];

/** Log paper, its axes and their marks. */
function Paper() {
  return (
    <>
      <Lines x={hours.map(across)} from={TOP} to={BOTTOM} pen="grid" />
      <Lines y={steps(11, 10).map(up)} from={LEFT} to={RIGHT} pen="grid" />
      <Polygon
        through={[...after, ...before.toReversed()]}
        pen="noLine"
        fill={`url(#${HATCH})`}
      />
      <Line
        through={way(LEFT, TOP - 14)
          .to(LEFT, BOTTOM)
          .to(RIGHT + 10, BOTTOM)}
        pen="thick"
      />
      <Lines
        x={HOUR_MARKS.map(([hour]) => across(hour))}
        from={BOTTOM}
        to={BOTTOM + 7}
      />
      <Lines y={PERCENT_MARKS.map(up)} from={LEFT} to={LEFT - 7} />
      {HOUR_MARKS.map(([hour, text]) => (
        <Label
          key={hour}
          at={[across(hour), BOTTOM + 32]}
          anchor="middle"
          text={text}
        />
      ))}
      {PERCENT_MARKS.map((percent) => (
        <Label
          key={percent}
          at={[LEFT - 12, up(percent) + 4]}
          anchor="end"
          text={percent}
        />
      ))}
    </>
  );
}

/**
 * Repayments matched against hours since month-end, on log paper; the hatched
 * part is the time saved.
 */
export default function MonthEndPlot(props: FigureProps) {
  const from = across(3);
  const to = across(96);
  return (
    <Scene viewBox="0 0 740 524" {...props}>
      <Pattern id={HATCH} size={8} turn={45}>
        <Line from={[0, 0]} to={[0, 8]} pen={["signalLine", "thin"]} />
      </Pattern>
      <Paper />
      <Line through={before} pen={["hidden", "thick"]} />
      <Curve
        through={after}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Lettering>
        <Lines x={[from, to]} from={TOP - 6} to={24} />
        <Dimension
          from={[from, 32]}
          to={[to, 32]}
          gap={80}
          text={[0, 5]}
          tone="strong"
        >
          {words.drawings.monthEnd.less}
        </Dimension>
      </Lettering>
      <Dot at={[from, up(99.4)]} radius={4.5} pen="signal" />
      <Label
        at={[across(1.1), up(64)]}
        tone="signal"
        text={words.drawings.after}
      />
      <Label
        at={[across(26), up(22)]}
        tone="strong"
        text={words.drawings.before}
      />
      <Label
        at={[RIGHT, BOTTOM - 12]}
        anchor="end"
        wideOnly
        text={words.drawings.monthEnd.hours}
      />
      <Label
        at={[LEFT + 12, TOP - 10]}
        wideOnly
        text={words.drawings.monthEnd.matched}
      />
    </Scene>
  );
}
