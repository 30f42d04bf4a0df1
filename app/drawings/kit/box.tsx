import type { Iso, Point3, Size3 } from "./iso.ts";
import { Path } from "./path.tsx";
import type { Pen } from "./pens.ts";

interface BoxProps {
  iso: Iso;
  at: Point3;
  size: Size3;
  front?: Pen;
  side?: Pen;
  top?: Pen;
  line?: Pen;
}

/** A box with its three visible faces, the front lit by choice. */
export function Box({ iso, at, size, front = "plate", side = "shade", top = "lit", line }: BoxProps) {
  const faces = iso.box(at, size);
  const pen = (fill: Pen) => (line ? ([fill, line] as const) : fill);
  return (
    <>
      <Path d={faces.side} pen={pen(side)} />
      <Path d={faces.top} pen={pen(top)} />
      <Path d={faces.front} pen={pen(front)} />
    </>
  );
}
