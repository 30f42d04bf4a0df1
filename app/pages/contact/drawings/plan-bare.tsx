import { PlanFrame } from "./parts/plan-frame.tsx";

/** The plan of a city that nobody has drawn yet. */
export default function BarePlan() {
  return <PlanFrame clipId="bare-plan">{null}</PlanFrame>;
}
