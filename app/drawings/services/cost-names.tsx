import { Label } from "../kit/label.tsx";
import { type Costs, type costScale, type Frame, thousands } from "./cost-scale.ts";

interface CostNamesProps {
  costs: Costs;
  scale: ReturnType<typeof costScale>;
  frame: Frame;
  format: "wide" | "narrow";
}

/** What each line is: beside the frame where there is room, inside it on a phone. */
export function CostNames({ costs, scale: { x, y }, frame, format }: CostNamesProps) {
  const [setupLow, setupHigh] = costs.setupUsd;
  const [rentLow, rentHigh] = costs.saasUsdPerYear;
  if (format === "narrow") {
    return (
      <>
        <Label at={[x(35), y(rentHigh * 3.4)]} anchor="end" tone="strong">
          rent by the year
        </Label>
        <Label at={[frame.right - 8, y(setupHigh) - 10]} anchor="end" tone="signal">
          setup, once
        </Label>
      </>
    );
  }
  const right = frame.right + 14;
  return (
    <>
      <Label
        at={[right, y(rentHigh * costs.years) + 4]}
        tone="strong"
      >{`Rent ${thousands(rentHigh)}/yr`}</Label>
      <Label
        at={[right, y(rentLow * costs.years) + 20]}
        tone="strong"
      >{`Rent ${thousands(rentLow)}/yr`}</Label>
      <Label at={[right, y(setupHigh) - 8]} tone="signal">{`Setup ${thousands(setupHigh)}`}</Label>
      <Label at={[right, y(setupLow) + 4]} tone="signal">{`Setup ${thousands(setupLow)}`}</Label>
    </>
  );
}
