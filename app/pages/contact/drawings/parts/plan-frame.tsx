import type { ReactNode } from "react";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { point } from "../../../../drawings/kit/format.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface PlanFrameProps {
  /** Names the clip; unique in the document. */
  clipId: string;
  children: ReactNode;
}

export const PLAN_RADIUS = 148;

const TICKS = 36;
const ticks = Array.from({ length: TICKS }, (_, tick) => {
  const angle = (tick / TICKS) * 2 * Math.PI;
  const length = tick % 9 === 0 ? 9 : 5;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${point(x * PLAN_RADIUS, y * PLAN_RADIUS)}l${point(x * length, y * length)}`;
}).join("");

/** A round detail of a street plan, as seen through a magnifier, with the office in its cross hairs. */
export function PlanFrame({ clipId, children }: PlanFrameProps) {
  return (
    <Drawing viewBox="-160 -160 320 320">
      <clipPath id={clipId}>
        <circle r={PLAN_RADIUS} />
      </clipPath>
      <circle className="f ns" r={PLAN_RADIUS} />
      <g clipPath={`url(#${clipId})`}>{children}</g>
      <Path d={ticks} pen="thin" />
      <circle className="t" r={PLAN_RADIUS} />
      <Path d="M0-148V-16M0 16V148M-148 0H-16M16 0H148" pen={["signalLine", "centre"]} />
      <Path d="M-11-11h22v22h-22z" pen={["plate", "thick"]} />
      <Path d="M-5-5H5V5H-5z" pen={["signal", "noLine"]} />
    </Drawing>
  );
}
