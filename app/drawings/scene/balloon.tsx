import { coordinate, point } from "./format.ts";
import type { Point2 } from "./iso.ts";

interface BalloonProps {
  number: number;
  /** The part it points at. */
  part: Point2;
  /** From the part to the balloon's centre. */
  offset: Point2;
  /** Shown beside the balloon if there is room; the list has it anyway. */
  label?: string | undefined;
  /** A second line under the label, if the drawing is wide enough. */
  note?: string;
  /** signal: the highlighted part, with balloon and label in the signal colour. */
  tone?: "signal";
  /** The side of the label. */
  side?: "left" | "right";
  /** The fragment of the part. */
  id?: string;
}

const RADIUS = 15;
/** Larger letters need more space around the label and between its lines. */
const LABEL_GAP = ".75em";
const LINE = "1.25em";
const ABOVE_MIDDLE = -3;

/** A numbered balloon on a leader, which refers a part to the list. The leader continues under the balloon. */
export function Balloon({
  number,
  part: [px, py],
  offset: [dx, dy],
  label,
  note,
  tone,
  side = "right",
  id,
}: BalloonProps) {
  const text = {
    x: side === "right" ? RADIUS : -RADIUS,
    dx: side === "right" ? LABEL_GAP : `-${LABEL_GAP}`,
    textAnchor: side === "right" ? undefined : ("end" as const),
  };
  const [tipX, tipY] = [coordinate(-dx), coordinate(-dy)];
  return (
    <g id={id} className={`bl p${number}`} transform={`translate(${point(px + dx, py + dy)})`}>
      <path d={`M0 0L${tipX} ${tipY}`} />
      <circle className="k" cx={tipX} cy={tipY} r="2.4" />
      <circle className={tone ? "f s" : "f"} r={RADIUS} />
      <text className="bn" textAnchor="middle" dy=".36em">
        {number}
      </text>
      {label && (
        <text
          {...text}
          className={tone ? "b sg" : "b"}
          y={note ? ABOVE_MIDDLE : undefined}
          dy={note ? undefined : ".36em"}
        >
          {label}
        </text>
      )}
      {note && (
        <text {...text} className="lg" y={ABOVE_MIDDLE} dy={LINE}>
          {note}
        </text>
      )}
    </g>
  );
}
