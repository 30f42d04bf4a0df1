import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const axes =
  iso.line([-46, 0, -22], [46, 0, -22]) +
  iso.line([0, -46, -22], [0, 46, -22]) +
  iso.line([0, 0, 18], [0, 0, 44]);

/** A plain block on its axes, for a service that has no drawing yet. */
export default function DefaultGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, -1]} width={118} {...props}>
      <Path d={axes} pen="centre" />
      <Box iso={iso} at={[-22, -22, -22]} size={[44, 44, 40]} line="thick" />
      <Path d={iso.top(-12, -12, 24, 24, 18)} pen="signal" />
    </GlyphSheet>
  );
}
