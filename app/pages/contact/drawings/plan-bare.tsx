import type { ReactNode } from "react";
import { Clipped, polar, Scene, steps } from "../../../drawings/scene.ts";
import { Dot, Line, Lines, Rect } from "../../../drawings/shapes.ts";

interface PlanFrameProps {
  /** Names the clip; unique in the document. */
  clipId: string;
  children: ReactNode;
}

export const PLAN_RADIUS = 148;
const CROSS = ["signalLine", "centre"] as const;

/**
 * A round detail of a street plan, as seen through a magnifier, with the office
 * in its cross hairs.
 */
export function PlanFrame({ clipId, children }: PlanFrameProps) {
  return (
    <Scene viewBox="-160 -160 320 320">
      <Dot at={[0, 0]} radius={PLAN_RADIUS} pen={["plate", "noLine"]} />
      <Clipped id={clipId} to={<Dot at={[0, 0]} radius={PLAN_RADIUS} />}>
        {children}
      </Clipped>
      {steps(36, 10).map((degrees) => (
        <Line
          key={degrees}
          from={polar([0, 0], PLAN_RADIUS, degrees)}
          to={polar([0, 0], PLAN_RADIUS + (degrees % 90 ? 5 : 9), degrees)}
          pen="thin"
        />
      ))}
      <Dot at={[0, 0]} radius={PLAN_RADIUS} pen="thick" />
      <Lines x={[0]} from={-PLAN_RADIUS} to={-16} pen={CROSS} />
      <Lines x={[0]} from={16} to={PLAN_RADIUS} pen={CROSS} />
      <Lines y={[0]} from={-PLAN_RADIUS} to={-16} pen={CROSS} />
      <Lines y={[0]} from={16} to={PLAN_RADIUS} pen={CROSS} />
      <Rect at={[-11, -11]} size={[22, 22]} pen={["plate", "thick"]} />
      <Rect at={[-5, -5]} size={[10, 10]} pen={["signal", "noLine"]} />
    </Scene>
  );
}

/** The plan of a city that nobody has drawn yet. */
export default function BarePlan() {
  return <PlanFrame clipId="bare-plan">{null}</PlanFrame>;
}
