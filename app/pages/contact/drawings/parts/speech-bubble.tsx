import { Face } from "../../../../drawings/kit/face.tsx";
import type { Iso, Point3 } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface SpeechBubbleProps {
  iso: Iso;
  /** Its lower left corner; the tail hangs below. */
  at: Point3;
  width: number;
  height: number;
  tail: "left" | "right";
  /** What is written in it, on the face: x to the right, y down from its upper left corner. */
  writing: string;
  writingPen?: "signal";
}

const THICKNESS = 5;
const TAIL = 11;

export function SpeechBubble({
  iso,
  at: [x, y, z],
  width,
  height,
  tail,
  writing,
  writingPen,
}: SpeechBubbleProps) {
  const tailAt = tail === "left" ? 8 : width - 8 - TAIL;
  return (
    <>
      <Path d={iso.side(y - THICKNESS, z, THICKNESS, height, x + width)} pen={["shade", "thick"]} />
      <Path d={iso.top(x, y - THICKNESS, width, THICKNESS, z + height)} pen={["lit", "thick"]} />
      <Face iso={iso} plane="front" through={[x, y, z + height]}>
        <Path
          d={`M0 0h${width}v${height}H${tailAt + TAIL}l${-TAIL} ${TAIL}v${-TAIL}H0z`}
          pen={["plate", "thick"]}
        />
        <Path d={writing} {...(writingPen && { pen: writingPen })} />
      </Face>
    </>
  );
}
