import { Fragment } from "react";
import { Dot, Label, Line, Lines, Scene, State, steps, way } from "../../../drawings/scene.ts";
import { type Costs, crossingMonth } from "../../service/costs.ts";
import { CostBand } from "./cost-band.tsx";
import { costScale, thousands } from "./cost-scale.ts";

interface CostLinesProps {
  costs: Costs;
  description: string;
  className?: string | undefined;
}

const frame = { left: 96, right: 700, top: 16, bottom: 440 };

/**
 * A one-time fee and a yearly rent over the same years: level lines, climbing lines, and where they cross.
 * Names stand inside the frame with room round them, so that a phone can show them twice as large.
 */
export function CostLinesDrawing({ costs, description, className }: CostLinesProps) {
  const { x, y, most } = costScale(costs, frame);
  const months = costs.years * 12;
  const [setupLow, setupHigh] = costs.setupUsd;
  const [rentLow, rentHigh] = costs.saasUsdPerYear;
  const [endLow, endHigh] = [rentLow * costs.years, rentHigh * costs.years];
  const years = steps(costs.years + 1, 1);
  const amounts = [0, setupLow, setupHigh, endHigh];
  const crossings = [
    { month: crossingMonth(setupHigh, rentHigh), usd: setupHigh, anchor: "end" as const, dx: -14, dy: -14 },
    { month: crossingMonth(setupLow, rentLow), usd: setupLow, anchor: "start" as const, dx: 14, dy: 28 },
  ];

  return (
    <Scene viewBox="0 0 720 490" description={description} className={className}>
      <Lines x={years.map((year) => x(year * 12))} from={frame.top} to={frame.bottom} pen="grid" />
      <Lines
        y={steps(Math.floor(most / 10000) + 1, 10000).map(y)}
        from={frame.left}
        to={frame.right}
        pen="grid"
      />
      <CostBand
        id="cost-rent"
        kind="rent"
        through={way(x(0), y(0)).to(x(months), y(endHigh)).to(x(months), y(endLow)).places}
      />
      <CostBand
        id="cost-setup"
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
      <Lines y={amounts.map(y)} from={frame.left} to={frame.left - 7} pen="thick" />
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
          <Dot at={[x(month), y(usd)]} radius={7} pen={["plate", "thick"]} />
          <Dot at={[x(month), y(usd)]} radius={2.6} pen="signal" />
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
          <Dot at={[x(year * 12), y(rentHigh * year)]} radius={6} pen="ink" />
          <Dot at={[x(year * 12), y(rentLow * year)]} radius={6} pen="ink" />
        </State>
      ))}
      {years.map((year) => (
        <Label
          key={year}
          at={[x(year * 12), frame.bottom + 34]}
          anchor={year === costs.years ? "end" : "middle"}
        >
          {year === costs.years ? `${year} yr` : year}
        </Label>
      ))}
      {amounts.map((usd) => (
        <Label key={usd} at={[frame.left - 12, y(usd) + 6]} anchor="end">
          {thousands(usd)}
        </Label>
      ))}
      <Label at={[x(35), y(rentHigh * 3.5)]} anchor="end" tone="strong">
        {`rent, ${thousands(rentLow)}–${thousands(rentHigh)}/yr`}
      </Label>
      <Label at={[frame.right - 8, y(setupHigh) - 10]} anchor="end" tone="signal">
        {`setup, ${thousands(setupLow)}–${thousands(setupHigh)}`}
      </Label>
    </Scene>
  );
}
