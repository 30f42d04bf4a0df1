import { coordinate } from "../../../drawings/kit/format.ts";
import { type Scale, scalePosition, scaleTicks } from "./scale.ts";

interface RulerProps {
  scale: Scale;
  className?: string | undefined;
}

const HEIGHT = 56;
const LINE = 54;

/** A rule as wide as its column, with a value marked on it. Only its ticks stretch; its words do not. */
export function Ruler({ scale, className }: RulerProps) {
  const ticks = scaleTicks(scale)
    .map(({ at, major }) => `M${coordinate(at)} 0v-${major ? 20 : 9}`)
    .join("");
  const value = `${coordinate(scalePosition(scale))}%`;
  const [first, marked] = scale.marks;
  return (
    <svg className={className ? `dwg ${className}` : "dwg"} height={HEIGHT} aria-hidden="true">
      <svg viewBox="0 -20 100 20" y={LINE - 20} width="100%" height="20" preserveAspectRatio="none">
        <path d={`${ticks}M0 0H100`} />
      </svg>
      <rect className="sf ns" y={LINE - 2} width={value} height="4" />
      <line className="s t" x1={value} x2={value} y1="18" y2={LINE} />
      <text x="5" y="11">
        {first}
      </text>
      <text className="b sg" x={value} y="11" textAnchor="middle">
        {marked}
      </text>
    </svg>
  );
}
