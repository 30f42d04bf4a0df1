import type { Iso, Point3, Size3 } from "./iso.ts";
import { Path } from "./path.tsx";
import type { Pen } from "./pens.ts";

interface BoxesProps {
  iso: Iso;
  boxes: readonly (readonly [at: Point3, size: Size3])[];
  front?: Pen;
  side?: Pen;
  line?: Pen;
}

/** Boxes that do not hide one another, as three paths in all: a row costs little more than one. */
export function Boxes({ iso, boxes, front = "plate", side = "shade", line }: BoxesProps) {
  const faces = boxes.map(([at, size]) => iso.box(at, size));
  const merged = (face: "front" | "side" | "top") => faces.map((box) => box[face]).join("");
  const pen = (fill: Pen) => (line ? ([fill, line] as const) : fill);
  return (
    <>
      <Path d={merged("side")} pen={pen(side)} />
      <Path d={merged("top")} pen={pen("lit")} />
      <Path d={merged("front")} pen={pen(front)} />
    </>
  );
}
