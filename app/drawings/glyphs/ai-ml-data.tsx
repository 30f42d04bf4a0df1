import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { point } from "../kit/format.ts";
import type { Point3 } from "../kit/iso.ts";
import { Path } from "../kit/path.tsx";

const steps = [-26, 0, 26];
const pairs = steps.flatMap((a) => steps.map((b) => [a, b] as const));

const lattice = pairs
  .map(
    ([a, b]) =>
      iso.line([a, -26, b], [a, 26, b]) +
      iso.line([-26, a, b], [26, a, b]) +
      iso.line([a, b, -26], [a, b, 26]),
  )
  .join("");

const isLit = ([x, y, z]: Point3) =>
  (x === 26 && y === 26 && z === 0) ||
  (x === 0 && y === 26 && z === 26) ||
  (x === 26 && y === 0 && z === -26);

function node(at: Point3): string {
  const [x, y] = iso.project(at);
  return `M${point(x - 3, y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`;
}

const nodes = pairs.flatMap(([a, b]) => steps.map((c): Point3 => [a, b, c]));
const litNodes = nodes.filter(isLit).map(node).join("");
const dimNodes = nodes
  .filter((at) => !isLit(at))
  .map(node)
  .join("");

/** A lattice of connected nodes, three of them active. */
export default function AiMlDataGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, 0]} width={138} {...props}>
      <Path d={lattice} pen="thin" />
      <Path d={dimNodes} pen="plate" />
      <Path d={litNodes} pen="signal" />
    </GlyphSheet>
  );
}
