import { Box } from "../kit/box.tsx";
import type { Point2, Point3 } from "../kit/iso.ts";
import { Path } from "../kit/path.tsx";
import { moduleFace } from "./algoerp-faces.ts";
import { serviceIso as iso } from "./service-sheet.tsx";

export const EDGE = 102;
export const HEIGHT = 76;
export const plateTop = -70;
const size = [EDGE, EDGE, HEIGHT] as const;

/** Where each module is seated on the core plate: two rows of three. */
export const sockets: readonly Point2[] = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column): Point2 => [-155 + column * 104, -105 + row * 108]),
);

/** The module that both drawings single out. */
export const LIT = 2;

export const blockId = (index: number) => `algoerp-${index + 1}`;

interface AlgoErpBlockProps {
  index: number;
  at: Point3;
}

/** One module: a block with its own mark in front and its lid above. It has an id, so that it can be repeated. */
export function AlgoErpBlock({ index, at }: AlgoErpBlockProps) {
  const [x, y, z] = at;
  const lid = iso.top(x + 9, y + 9, EDGE - 18, EDGE - 18, z + HEIGHT);
  const vents = [14, 24].map((up) => iso.line([x + EDGE, y + 14, z + up], [x + EDGE, y + EDGE - 14, z + up]));
  return (
    <g id={blockId(index)}>
      <Box iso={iso} at={at} size={size} front={index === LIT ? "signal" : "plate"} line="thick" />
      <Path d={moduleFace(index, at, size) + lid + vents.join("")} />
    </g>
  );
}
