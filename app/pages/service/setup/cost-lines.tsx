import { say, words } from "../../../content/words.ts";
import {
  Label,
  Pattern,
  type Point2,
  Scene,
  State,
  steps,
  way,
} from "../../../drawings/scene.ts";
import { Dot, Line, Lines, Polygon } from "../../../drawings/shapes.ts";
import type { Costs } from "../costs.ts";

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface CostCanvas {
  viewBox: string;
  frame: Frame;
  /** How large dots and ticks are, and how far labels keep off them. */
  mark: number;
}

/**
 * Months run to the right, dollars upwards; a little room is left above the
 * dearest line.
 */
function costScale(
  { years, rent }: Costs,
  { left, right, top, bottom }: Frame,
) {
  const most = years * rent.to + 5000;
  return {
    x: (month: number) => left + (month / (years * 12)) * (right - left),
    y: (usd: number) => bottom - (usd / most) * (bottom - top),
    most,
  };
}

const thousands = (usd: number) =>
  usd === 0 ? "0" : say(words.units.thousandDollars, { number: usd / 1000 });

interface Chart {
  costs: Costs;
  canvas: CostCanvas;
}

interface CostAxesProps extends Chart {
  /** The dollars that have a tick and a label. */
  amounts: readonly number[];
}

const yearsOf = ({ years }: Costs) => steps(years + 1, 1);

/** A line for each year and each 10,000 dollars. */
function CostGrid({ costs, canvas: { frame } }: Chart) {
  const { x, y, most } = costScale(costs, frame);
  return (
    <>
      <Lines
        x={yearsOf(costs).map((year) => x(year * 12))}
        from={frame.top}
        to={frame.bottom}
        pen="grid"
      />
      <Lines
        y={steps(Math.floor(most / 10000) + 1, 10000).map(y)}
        from={frame.left}
        to={frame.right}
        pen="grid"
      />
    </>
  );
}

/** Years below, dollars on the left. */
function CostAxes({ costs, canvas: { frame, mark }, amounts }: CostAxesProps) {
  const { x, y } = costScale(costs, frame);
  const { left, right, top, bottom } = frame;
  return (
    <>
      <Line
        through={way(left, top).to(left, bottom).to(right, bottom)}
        pen="thick"
      />
      <Lines y={amounts.map(y)} from={left} to={left - mark / 2} pen="thick" />
      {yearsOf(costs).map((year) => (
        <Label
          key={year}
          at={[x(year * 12), bottom + mark * 2.4]}
          anchor={year === costs.years ? "end" : "middle"}
          text={
            year === costs.years
              ? say(words.units.years, { number: year })
              : year
          }
        />
      ))}
      {amounts.map((usd) => (
        <Label
          key={usd}
          at={[left - mark * 0.9, y(usd) + mark * 0.43]}
          anchor="end"
          text={thousands(usd)}
        />
      ))}
    </>
  );
}

interface CostBandProps {
  /** Unique on the page: the pattern is found by it. */
  id: string;
  kind: "rent" | "setup";
  through: readonly Point2[];
}

/** The hatched area between a low line and a high one. */
function CostBand({ id, kind, through }: CostBandProps) {
  return (
    <>
      <Pattern id={id} size={9} turn={kind === "rent" ? -45 : 45}>
        <Line
          from={[0, 0]}
          to={[0, 9]}
          pen={kind === "rent" ? "thin" : ["signalLine", "thin"]}
        />
      </Pattern>
      <Polygon through={through} pen="noLine" fill={`url(#${id})`} />
    </>
  );
}

interface CostLinesProps {
  costs: Costs;
}

/** On a phone the chart stands upright. */
const canvases = {
  wide: {
    viewBox: "0 0 720 490",
    frame: { left: 96, right: 700, top: 16, bottom: 440 },
    mark: 14,
  },
  narrow: {
    viewBox: "0 0 360 460",
    frame: { left: 50, right: 346, top: 12, bottom: 422 },
    mark: 10,
  },
} satisfies Record<string, CostCanvas>;

/** What has been paid by the end of each year: the states of the figure. */
function Years({ costs, canvas: { frame, mark } }: Chart) {
  const { x, y } = costScale(costs, frame);
  return steps(costs.years, 1, 1).map((year) => {
    const paid = (usd: number): Point2 => [x(year * 12), y(usd * year)];
    const low = paid(costs.rent.from);
    const high = paid(costs.rent.to);
    return (
      <State key={year} number={year}>
        <Line from={high} to={low} pen="partition" />
        <Dot at={high} radius={mark * 0.43} pen="ink" />
        <Dot at={low} radius={mark * 0.43} pen="ink" />
      </State>
    );
  });
}

/**
 * A one-time fee and a yearly rent over the same years: level lines and
 * climbing ones.
 */
function CostChart({
  costs,
  shape,
}: CostLinesProps & { shape: keyof typeof canvases }) {
  const canvas = canvases[shape];
  const { viewBox, frame, mark } = canvas;
  const { x, y } = costScale(costs, frame);
  const { from: setupLow, to: setupHigh } = costs.setup;
  const { from: rentLow, to: rentHigh } = costs.rent;
  const endLow = rentLow * costs.years;
  const endHigh = rentHigh * costs.years;
  const { left, right } = frame;
  const level = (usd: number) => way(left, y(usd)).to(right, y(usd)).places;
  return (
    <Scene viewBox={viewBox} className={shape}>
      <CostGrid costs={costs} canvas={canvas} />
      <CostBand
        id={`rent-${shape}`}
        kind="rent"
        through={
          way(left, y(0)).to(right, y(endHigh)).to(right, y(endLow)).places
        }
      />
      <CostBand
        id={`setup-${shape}`}
        kind="setup"
        through={[...level(setupHigh), ...level(setupLow).toReversed()]}
      />
      <CostAxes
        costs={costs}
        canvas={canvas}
        amounts={[0, setupLow, setupHigh, endHigh]}
      />
      {[endHigh, endLow].map((usd) => (
        <Line key={usd} from={[left, y(0)]} to={[right, y(usd)]} pen="thick" />
      ))}
      <Lines
        y={[setupHigh, setupLow].map(y)}
        from={left}
        to={right}
        pen={["signalLine", "heavy"]}
      />
      <Years costs={costs} canvas={canvas} />
      <Label
        at={[x(35), y(rentHigh * 3.5)]}
        anchor="end"
        tone="strong"
        text={say(words.setupService.chart.rent, {
          from: thousands(rentLow),
          to: thousands(rentHigh),
        })}
      />
      <Label
        at={[right - mark / 2, y(setupHigh) - mark * 0.7]}
        anchor="end"
        tone="signal"
        text={say(words.setupService.chart.setup, {
          from: thousands(setupLow),
          to: thousands(setupHigh),
        })}
      />
    </Scene>
  );
}

export function CostLinesDrawing(props: CostLinesProps) {
  return (
    <>
      <CostChart {...props} shape="wide" />
      <CostChart {...props} shape="narrow" />
    </>
  );
}
