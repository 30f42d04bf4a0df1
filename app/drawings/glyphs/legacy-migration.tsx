import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { ArrowHead } from "../kit/arrow-head.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const old = iso.box([-22, 20, -22], [34, 34, 40]);
const records = [-14, -4, 6, 16].map((z) => iso.line([-8, -16, z], [12, -16, z])).join("");

/** The old system in hidden lines, the new one in solid, the data on its way. */
export default function LegacyMigrationGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[-2, 0]} width={140} {...props}>
      <Box iso={iso} at={[-16, -52, -22]} size={[36, 36, 44]} line="thick" />
      <Path d={iso.line([2, 20, 0], [2, -13, 0])} pen="axis" />
      <ArrowHead tip={iso.project([2, -15, 0])} degrees={-26} length={9} halfWidth={3} pen="signal" />
      <Path d={records} />
      <Path d={old.front + old.side + old.top} pen="hidden" />
    </GlyphSheet>
  );
}
