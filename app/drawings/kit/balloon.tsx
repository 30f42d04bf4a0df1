import { coordinate, point } from "./format.ts";
import type { Point2 } from "./iso.ts";

interface BalloonProps {
  number: number;
  /** The part it points at. */
  part: Point2;
  /** From the part to the balloon's centre. */
  offset: Point2;
  /** Written beside the balloon where there is room; the list beside the drawing says it anyway. */
  label?: string;
  /** Which side of the balloon the label stands on. */
  side?: "left" | "right";
}

const RADIUS = 15;
const LABEL_GAP = 24;

/** A numbered balloon on a leader, keying a part of the drawing to a list. */
export function Balloon({ number, part: [px, py], offset: [dx, dy], label, side = "right" }: BalloonProps) {
  const [bx, by] = [px + dx, py + dy];
  const length = Math.hypot(dx, dy);
  const rim = point(bx - (dx / length) * RADIUS, by - (dy / length) * RADIUS);
  return (
    <g className="bl">
      <path d={`M${point(px, py)}L${rim}`} />
      <circle className="k" cx={coordinate(px)} cy={coordinate(py)} r="2.4" />
      <circle className="f" cx={coordinate(bx)} cy={coordinate(by)} r={RADIUS} />
      <text className="bn" x={coordinate(bx)} y={coordinate(by)} textAnchor="middle" dy=".36em">
        {number}
      </text>
      {label && (
        <text
          className="b"
          x={coordinate(bx + (side === "right" ? LABEL_GAP : -LABEL_GAP))}
          y={coordinate(by)}
          textAnchor={side === "right" ? undefined : "end"}
          dy=".36em"
        >
          {label}
        </text>
      )}
    </g>
  );
}
