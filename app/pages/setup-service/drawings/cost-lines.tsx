import { Fragment } from "react";
import { Dot, Label, Line, Lines, Scene, State, steps, way } from "../../../drawings/scene.ts";
import { type Costs, crossingMonth } from "../../service/costs.ts";
import { CostBand } from "./cost-band.tsx";
import { costScale, thousands } from "./cost-scale.ts";

interface CostLinesProps {
  costs: Costs;
  description: string;
}

/** The wide sheet lies; on a phone the chart stands upright. `mark` is how large its marks are, and how far labels keep off them. */
const sheets = {
  wide: { viewBox: "0 0 720 490", frame: { left: 96, right: 700, top: 16, bottom: 440 }, mark: 14 },
  narrow: { viewBox: "0 0 360 460", frame: { left: 50, right: 346, top: 12, bottom: 422 }, mark: 10 },
};

/** A one-time fee and a yearly rent over the same years: level lines, climbing lines, and where they cross. */
function CostSheet({ costs, description, shape }: CostLinesProps & { shape: keyof typeof sheets }) {
  const { viewBox, frame, mark } = sheets[shape];
  const { x, y, most } = costScale(costs, frame);
  const months = costs.years * 12;
  const [setupLow, setupHigh] = costs.setupUsd;
  const [rentLow, rentHigh] = costs.saasUsdPerYear;
  const [endLow, endHigh] = [rentLow * costs.years, rentHigh * costs.years];
  const years = steps(costs.years + 1, 1);
  const amounts = [0, setupLow, setupHigh, endHigh];
  const crossings = [
    {
      month: crossingMonth(setupHigh, rentHigh),
      usd: setupHigh,
      anchor: "end" as const,
      dx: -mark,
      dy: -mark,
    },
    {
      month: crossingMonth(setupLow, rentLow),
      usd: setupLow,
      anchor: "start" as const,
      dx: mark,
      dy: mark * 2,
    },
  ];

  return (
    <Scene viewBox={viewBox} description={description} className={shape}>
      <Lines x={years.map((year) => x(year * 12))} from={frame.top} to={frame.bottom} pen="grid" />
      <Lines
        y={steps(Math.floor(most / 10000) + 1, 10000).map(y)}
        from={frame.left}
        to={frame.right}
        pen="grid"
      />
      <CostBand
        id={`rent-${shape}`}
        kind="rent"
        through={way(x(0), y(0)).to(x(months), y(endHigh)).to(x(months), y(endLow)).places}
      />
      <CostBand
        id={`setup-${shape}`}
        kind="setup"
        through={[
          [frame.left, y(setupHigh)],
          [frame.right, y(setupHigh)],
          [frame.right, y(setupLow)],
          [frame.left, y(setupLow)],
        ]}
      />
      <Line
        through={way(frame.left, frame.top).to(frame.left, frame.bottom).to(frame.right, frame.bottom)}
        pen="thick"
      />
      <Lines y={amounts.map(y)} from={frame.left} to={frame.left - mark / 2} pen="thick" />
      {[endHigh, endLow].map((usd) => (
        <Line key={usd} from={[x(0), y(0)]} to={[x(months), y(usd)]} pen="thick" />
      ))}
      <Lines
        y={[setupHigh, setupLow].map(y)}
        from={frame.left}
        to={frame.right}
        pen={["signalLine", "heavy"]}
      />
      {crossings.map(({ month, usd }) => (
        <Line key={month} from={[x(month), y(usd)]} to={[x(month), frame.bottom]} pen="centre" />
      ))}
      {crossings.map(({ month, usd, anchor, dx, dy }) => (
        <Fragment key={month}>
          <Dot at={[x(month), y(usd)]} radius={mark / 2} pen={["plate", "thick"]} />
          <Dot at={[x(month), y(usd)]} radius={mark / 5} pen="signal" />
          <Label at={[x(month) + dx, y(usd) + dy]} anchor={anchor} tone="signal">
            {`month ${Math.round(month)}`}
          </Label>
        </Fragment>
      ))}
      {years.slice(1).map((year) => (
        <State key={year} number={year}>
          <Line
            from={[x(year * 12), y(rentHigh * year)]}
            to={[x(year * 12), y(rentLow * year)]}
            pen="partition"
          />
          <Dot at={[x(year * 12), y(rentHigh * year)]} radius={mark * 0.43} pen="ink" />
          <Dot at={[x(year * 12), y(rentLow * year)]} radius={mark * 0.43} pen="ink" />
        </State>
      ))}
      {years.map((year) => (
        <Label
          key={year}
          at={[x(year * 12), frame.bottom + mark * 2.4]}
          anchor={year === costs.years ? "end" : "middle"}
        >
          {year === costs.years ? `${year} yr` : year}
        </Label>
      ))}
      {amounts.map((usd) => (
        <Label key={usd} at={[frame.left - mark * 0.9, y(usd) + mark * 0.43]} anchor="end">
          {thousands(usd)}
        </Label>
      ))}
      <Label at={[x(35), y(rentHigh * 3.5)]} anchor="end" tone="strong">
        {`rent, ${thousands(rentLow)}–${thousands(rentHigh)}/yr`}
      </Label>
      <Label at={[frame.right - mark / 2, y(setupHigh) - mark * 0.7]} anchor="end" tone="signal">
        {`setup, ${thousands(setupLow)}–${thousands(setupHigh)}`}
      </Label>
    </Scene>
  );
}

export function CostLinesDrawing(props: CostLinesProps) {
  return (
    <>
      <CostSheet {...props} shape="wide" />
      <CostSheet {...props} shape="narrow" />
    </>
  );
}
