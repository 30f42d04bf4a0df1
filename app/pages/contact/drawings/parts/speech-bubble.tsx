import type { ReactNode } from "react";
import { Face, from, type Point3, Rect, Stroke } from "../../../../drawings/scene.ts";

interface SpeechBubbleProps {
  /** Its lower left corner; the tail hangs below. */
  at: Point3;
  width: number;
  height: number;
  tail: "left" | "right";
  /** What is written in it, on the face: x to the right, y down from its upper left corner. */
  children: ReactNode;
}

const THICKNESS = 5;
const TAIL = 11;

export function SpeechBubble({ at: [x, y, z], width, height, tail, children }: SpeechBubbleProps) {
  const tailAt = tail === "left" ? 8 : width - 8 - TAIL;
  const outline = from(0, 0)
    .right(width)
    .down(height)
    .toX(tailAt + TAIL)
    .by(-TAIL, TAIL)
    .up(TAIL)
    .toX(0)
    .close();
  return (
    <>
      <Rect
        face="side"
        at={[x + width, y - THICKNESS, z]}
        size={[THICKNESS, height]}
        pen={["shade", "thick"]}
      />
      <Rect face="top" at={[x, y - THICKNESS, z + height]} size={[width, THICKNESS]} pen={["lit", "thick"]} />
      <Face face="front" at={[x, y, z + height]}>
        <Stroke path={outline} pen={["plate", "thick"]} />
        {children}
      </Face>
    </>
  );
}
