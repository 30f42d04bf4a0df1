import { point } from "../../../drawings/kit/format.ts";
import type { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";

interface MissingZeroProps {
  iso: Iso;
  y: number;
  depth: number;
}

const OUTER = { halfWidth: 105, halfHeight: 150 };
const INNER = { halfWidth: 47, halfHeight: 92 };
/** Handle length that makes the ring squarer than an ellipse, as a digit is. */
const HANDLE = 0.652;

function ring(iso: Iso, { halfWidth: w, halfHeight: h }: typeof OUTER, y: number): string {
  const at = (x: number, z: number) => point(...iso.project([x, y, z]));
  const [cw, ch] = [HANDLE * w, HANDLE * h];
  return (
    `M${at(w, 0)}C${at(w, ch)} ${at(cw, h)} ${at(0, h)}C${at(-cw, h)} ${at(-w, ch)} ${at(-w, 0)}` +
    `C${at(-w, -ch)} ${at(-cw, -h)} ${at(0, -h)}C${at(cw, -h)} ${at(w, -ch)} ${at(w, 0)}Z`
  );
}

/** Where the outline of the solid leaves its front face: the points of the ring farthest from the line of sight. */
const TANGENT = [
  [-57, 133],
  [57, -133],
] as const;

/** The digit 0 that is not there: hidden lines only, and the centre marks of where it belongs. */
export function MissingZero({ iso, y, depth }: MissingZeroProps) {
  const back = y - depth;
  const edges = TANGENT.map(([x, z]) => iso.line([x, y, z], [x, back, z])).join("");
  return (
    <>
      <Path d={ring(iso, OUTER, back) + edges} pen="hidden" />
      <Path d={ring(iso, INNER, back)} pen={["hidden", "thin"]} />
      <Path d={ring(iso, OUTER, y) + ring(iso, INNER, y)} pen={["hidden", "thick"]} />
      <Path
        d={iso.line([-128, y, 0], [128, y, 0]) + iso.line([0, y, -176], [0, y, 176])}
        pen={["centre", "signalLine"]}
      />
    </>
  );
}
