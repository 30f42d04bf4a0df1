import { Path } from "../../../../drawings/kit/path.tsx";
import type { Pen } from "../../../../drawings/kit/pens.ts";
import type { Placement } from "./part.ts";

interface SlabProps extends Placement {
  x: number;
  y: number;
  width: number;
  height: number;
  thickness: number;
  face?: Pen;
  line?: Pen;
}

export function Slab({ assembly, station, x, y, width, height, thickness, face = "plate", line }: SlabProps) {
  const solid = assembly.slab(x, y, width, height, station, thickness);
  const pen = (fill: Pen) => (line ? ([fill, line] as const) : fill);
  return (
    <>
      <Path d={solid.side} pen={pen("shade")} />
      <Path d={solid.edge} pen={pen("lit")} />
      <Path d={solid.face} pen={pen(face)} />
    </>
  );
}
