import { type Pen, type Point2, type Point3, way } from "./scene.ts";
import { Prism } from "./shapes.ts";

interface SpeechBubbleProps {
  /** The lower left corner of its front. */
  at: Point3;
  /** Its width and height. */
  size: Point2;
  depth: number;
  /** Where along its lower edge the tail hangs, and how far down. */
  tail: Point2;
  front?: Pen;
}

/** A speech bubble cut from a plate, its tail below. */
export function SpeechBubble({
  size: [width, height],
  tail: [x, drop],
  ...plate
}: SpeechBubbleProps) {
  const foot = way(0, 0).to(x, 0).by(0, -drop).by(drop, drop);
  return (
    <Prism
      outline={foot.to(width, 0).to(width, height).to(0, height)}
      pen="thick"
      {...plate}
    />
  );
}
