import { coordinate, point } from "./format.ts";
import type { Point2 } from "./iso.ts";

interface BalloonProps {
  number: number;
  /** The part it points at. */
  part: Point2;
  /** From the part to the balloon's centre. */
  offset: Point2;
  /** Written beside the balloon where there is room; the list beside the drawing says it anyway. */
  label?: string | undefined;
  /** A second line under the label, where the drawing is wide enough for it. */
  note?: string;
  /** signal: the part that matters, its balloon and label in the signal colour. */
  tone?: "signal";
  /** Which side of the balloon the label stands on. */
  side?: "left" | "right";
}

const RADIUS = 15;
const LABEL_GAP = 24;

/** A numbered balloon on a leader, keying a part of the drawing to a list. */
export function Balloon({
  number,
  part: [px, py],
  offset: [dx, dy],
  label,
  note,
  tone,
  side = "right",
}: BalloonProps) {
  const [bx, by] = [px + dx, py + dy];
  const length = Math.hypot(dx, dy);
  const text = {
    x: coordinate(bx + (side === "right" ? LABEL_GAP : -LABEL_GAP)),
    textAnchor: side === "right" ? undefined : ("end" as const),
  };
  const rim = point(bx - (dx / length) * RADIUS, by - (dy / length) * RADIUS);
  return (
    <g className="bl">
      <path d={`M${point(px, py)}L${rim}`} />
      <circle className="k" cx={coordinate(px)} cy={coordinate(py)} r="2.4" />
      <circle className={tone ? "f s" : "f"} cx={coordinate(bx)} cy={coordinate(by)} r={RADIUS} />
      <text className="bn" x={coordinate(bx)} y={coordinate(by)} textAnchor="middle" dy=".36em">
        {number}
      </text>
      {label && (
        <text
          {...text}
          className={tone ? "b sg" : "b"}
          y={coordinate(note ? by - 3 : by)}
          dy={note ? undefined : ".36em"}
        >
          {label}
        </text>
      )}
      {note && (
        <text {...text} className="lg" y={coordinate(by + 12)}>
          {note}
        </text>
      )}
    </g>
  );
}
