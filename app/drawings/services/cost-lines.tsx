import { Dot } from "../kit/dot.tsx";
import { Drawing } from "../kit/drawing.tsx";
import { point } from "../kit/format.ts";
import { Label } from "../kit/label.tsx";
import { Path } from "../kit/path.tsx";
import { CostBand } from "./cost-band.tsx";
import { CostNames } from "./cost-names.tsx";
import { type Costs, costScale, crossingMonth, type Frame, thousands } from "./cost-scale.ts";

interface CostLinesProps {
  costs: Costs;
  description: string;
  /** narrow: composed anew for a phone, with the lines named inside the frame. */
  format: "wide" | "narrow";
  className?: string | undefined;
}

const formats: Record<CostLinesProps["format"], { viewBox: string; frame: Frame; monthsPerRule: number }> = {
  wide: { viewBox: "0 0 1160 560", frame: { left: 70, right: 990, top: 30, bottom: 510 }, monthsPerRule: 6 },
  narrow: {
    viewBox: "0 0 360 470",
    frame: { left: 46, right: 350, top: 20, bottom: 430 },
    monthsPerRule: 12,
  },
};

/** A one-time fee and a yearly rent over the same years: level lines, climbing lines, and where they cross. */
export function CostLinesDrawing({ costs, description, format, className }: CostLinesProps) {
  const { viewBox, frame, monthsPerRule } = formats[format];
  const scale = costScale(costs, frame);
  const { x, y, most } = scale;
  const months = costs.years * 12;
  const [setupLow, setupHigh] = costs.setupUsd;
  const [rentLow, rentHigh] = costs.saasUsdPerYear;
  const [endLow, endHigh] = [rentLow * costs.years, rentHigh * costs.years];
  const steps = (to: number, by: number) => Array.from({ length: Math.floor(to / by) + 1 }, (_, k) => k * by);

  const amounts = [0, setupLow, setupHigh, endHigh];

  const grid =
    steps(months, monthsPerRule)
      .map((month) => `M${point(x(month), frame.top)}V${frame.bottom}`)
      .join("") +
    steps(most, 10000)
      .map((usd) => `M${point(frame.left, y(usd))}H${frame.right}`)
      .join("");
  const ticks =
    steps(costs.years, 1)
      .map((year) => `M${point(x(year * 12), frame.bottom)}v7`)
      .join("") + amounts.map((usd) => `M${point(frame.left, y(usd))}h-7`).join("");
  const crossings = [
    { month: crossingMonth(setupHigh, rentHigh), usd: setupHigh, anchor: "end" as const, dx: -14, dy: -14 },
    { month: crossingMonth(setupLow, rentLow), usd: setupLow, anchor: "start" as const, dx: 14, dy: 22 },
  ];

  return (
    <Drawing viewBox={viewBox} description={description} className={className}>
      <Path d={grid} pen="grid" />
      <CostBand
        id={`rent-${format}`}
        kind="rent"
        d={`M${point(x(0), y(0))}L${point(x(months), y(endHigh))}V${Math.round(y(endLow))}Z`}
      />
      <CostBand
        id={`setup-${format}`}
        kind="setup"
        d={`M${point(x(0), y(setupHigh))}H${frame.right}V${Math.round(y(setupLow))}H${frame.left}Z`}
      />
      <Path d={`M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}${ticks}`} pen="thick" />
      <Path
        d={[endHigh, endLow].map((usd) => `M${point(x(0), y(0))}L${point(x(months), y(usd))}`).join("")}
        pen="thick"
      />
      <Path
        d={[setupHigh, setupLow].map((usd) => `M${point(x(0), y(usd))}H${frame.right}`).join("")}
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
            month {Math.round(month)}
          </Label>
        </g>
      ))}
      {steps(costs.years, 1).map((year) => (
        <Label key={year} at={[x(year * 12), frame.bottom + 26]} anchor="middle">
          {format === "wide" && year > 0 ? `year ${year}` : year}
        </Label>
      ))}
      {amounts.map((usd) => (
        <Label key={usd} at={[frame.left - 12, y(usd) + 4]} anchor="end">
          {thousands(usd)}
        </Label>
      ))}
      <CostNames costs={costs} scale={scale} frame={frame} format={format} />
    </Drawing>
  );
}
