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
  /** The address of the part. */
  id?: string;
}

const RADIUS = 15;
/** The label stands farther off, and its lines farther apart, the larger its letters are. */
const LABEL_GAP = ".75em";
const LINE = "1.25em";
const ABOVE_MIDDLE = -3;

/** A numbered balloon on a leader, keying a part of the drawing to a list. The leader runs on under the balloon. */
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
