import { Box } from "../../../../drawings/kit/box.tsx";
import { point } from "../../../../drawings/kit/format.ts";
import type { Point2, Point3 } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";
import { moduleFace } from "./algoerp-faces.ts";
import { serviceIso as iso } from "./sheet.tsx";

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

const lid = iso.top(9, 9, EDGE - 18, EDGE - 18, HEIGHT);
const vents = [14, 24].map((z) => iso.line([EDGE, 14, z], [EDGE, EDGE - 14, z])).join("");

/**
 * One module: a block with its own mark in front and its lid above. Drawn at the origin and moved, so that all
 * six read alike and compress to little more than one; it has an id, so that it can be repeated.
 */
export function AlgoErpBlock({ index, at }: AlgoErpBlockProps) {
  return (
    <g id={blockId(index)} transform={`translate(${point(...iso.project(at))})`}>
      <Box iso={iso} at={[0, 0, 0]} size={size} front={index === LIT ? "signal" : "plate"} line="thick" />
      <Path d={lid + vents + moduleFace(index, size)} />
    </g>
  );
}
