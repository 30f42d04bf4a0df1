import { Fragment } from "react";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { coordinate, point } from "../../../drawings/kit/format.ts";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { CostBand } from "./cost-band.tsx";
import { type Costs, costScale, crossingMonth, thousands } from "./cost-scale.ts";

interface CostLinesProps {
  costs: Costs;
  description: string;
  className?: string | undefined;
}

const frame = { left: 96, right: 700, top: 16, bottom: 440 };
const steps = (to: number, by: number) => Array.from({ length: Math.floor(to / by) + 1 }, (_, k) => k * by);

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
  const years = steps(costs.years, 1);
  const amounts = [0, setupLow, setupHigh, endHigh];
  const level = (usd: number) => `M${point(frame.left, y(usd))}`;

  const grid =
    years.map((year) => `M${point(x(year * 12), frame.top)}V${frame.bottom}`).join("") +
    steps(most, 10000)
      .map((usd) => `${level(usd)}H${frame.right}`)
      .join("");
  const axes = `M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}${amounts.map((usd) => `${level(usd)}h-7`).join("")}`;
  const rent = [endHigh, endLow].map((usd) => `M${point(x(0), y(0))}L${point(x(months), y(usd))}`).join("");
  const crossings = [
    { month: crossingMonth(setupHigh, rentHigh), usd: setupHigh, anchor: "end" as const, dx: -14, dy: -14 },
    { month: crossingMonth(setupLow, rentLow), usd: setupLow, anchor: "start" as const, dx: 14, dy: 28 },
  ];

  return (
    <Drawing viewBox="0 0 720 490" description={description} className={className}>
      <Path d={grid} pen="grid" />
      <CostBand
        id="cost-rent"
        kind="rent"
        d={`M${point(x(0), y(0))}L${point(x(months), y(endHigh))}V${coordinate(y(endLow))}Z`}
      />
      <CostBand
        id="cost-setup"
        kind="setup"
        d={`${level(setupHigh)}H${frame.right}V${coordinate(y(setupLow))}H${frame.left}Z`}
      />
      <Path d={axes + rent} pen="thick" />
      <Path
        d={[setupHigh, setupLow].map((usd) => `${level(usd)}H${frame.right}`).join("")}
        pen={["signalLine", "heavy"]}
      />
      <Path
        d={crossings.map(({ month, usd }) => `M${point(x(month), y(usd))}V${frame.bottom}`).join("")}
        pen="centre"
      />
      {crossings.map(({ month, usd, anchor, dx, dy }) => (
        <g key={month}>
          <Dot at={[x(month), y(usd)]} radius={7} pen={["plate", "thick"]} />
          <Dot at={[x(month), y(usd)]} radius={2.6} pen="signal" />
          <Label at={[x(month) + dx, y(usd) + dy]} anchor={anchor} tone="signal">
            {`month ${Math.round(month)}`}
          </Label>
        </g>
      ))}
      {years.map((year) => (
        <Fragment key={year}>
          {year > 0 && (
            <Label at={[x(year * 12) - 12, frame.bottom + 34]} anchor="end" wideOnly>
              year
            </Label>
          )}
          <Label at={[x(year * 12), frame.bottom + 34]} anchor="middle">
            {year}
          </Label>
        </Fragment>
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
    </Drawing>
  );
}
