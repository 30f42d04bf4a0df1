import { Label, Line, Lines, steps, way } from "../../../drawings/scene.ts";
import type { Costs } from "../../service/costs.ts";
import { type CostSheet, costScale, thousands } from "./cost-scale.ts";

interface CostAxesProps {
  costs: Costs;
  sheet: CostSheet;
  /** The dollars that have a tick and a label. */
  amounts: readonly number[];
}

const yearsOf = ({ years }: Costs) => steps(years + 1, 1);

/** A line for each year and each 10,000 dollars. */
export function CostGrid({ costs, sheet: { frame } }: Omit<CostAxesProps, "amounts">) {
  const { x, y, most } = costScale(costs, frame);
  return (
    <>
      <Lines x={yearsOf(costs).map((year) => x(year * 12))} from={frame.top} to={frame.bottom} pen="grid" />
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
export function CostAxes({ costs, sheet: { frame, mark }, amounts }: CostAxesProps) {
  const { x, y } = costScale(costs, frame);
  const { left, right, top, bottom } = frame;
  return (
    <>
      <Line through={way(left, top).to(left, bottom).to(right, bottom)} pen="thick" />
      <Lines y={amounts.map(y)} from={left} to={left - mark / 2} pen="thick" />
      {yearsOf(costs).map((year) => (
        <Label
          key={year}
          at={[x(year * 12), bottom + mark * 2.4]}
          anchor={year === costs.years ? "end" : "middle"}
        >
          {year === costs.years ? `${year} yr` : year}
        </Label>
      ))}
      {amounts.map((usd) => (
        <Label key={usd} at={[left - mark * 0.9, y(usd) + mark * 0.43]} anchor="end">
          {thousands(usd)}
        </Label>
      ))}
    </>
  );
}
