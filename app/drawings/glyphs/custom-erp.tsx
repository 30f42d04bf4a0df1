import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import type { Point3 } from "../kit/iso.ts";
import { Path } from "../kit/path.tsx";

const edge = 22;
const [lower, upper, lifted] = [-28, -6, 20];
const cube = [edge, edge, edge] as const;

/** Back to front and bottom to top; the eighth is the lifted one. */
const modules: Point3[] = [
  [-edge, -edge, lower],
  [-edge, 0, lower],
  [0, -edge, lower],
  [0, 0, lower],
  [-edge, -edge, upper],
  [-edge, 0, upper],
  [0, -edge, upper],
];

const guides =
  iso.line([0, edge, upper], [0, edge, lifted]) +
  iso.line([edge, edge, upper], [edge, edge, lifted]) +
  iso.line([edge, 0, upper], [edge, 0, lifted]);

/** Eight modules that make one block, one of them lifted out. */
export default function CustomErpGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, 3]} width={120} {...props}>
      {modules.map((at) => (
        <Box key={at.join()} iso={iso} at={at} size={cube} line="thick" />
      ))}
      <Path d={guides} pen="centre" />
      <Box iso={iso} at={[0, 0, lifted]} size={cube} front="signal" line="thick" />
    </GlyphSheet>
  );
}
