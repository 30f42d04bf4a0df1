import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const [left, bottom, width, height, face] = [-44, -30, 84, 58, 3];

const chrome =
  iso.line([left, face, bottom + height - 11], [left + width, face, bottom + height - 11]) +
  iso.circleFront(left + 7, bottom + height - 5.5, 2, face) +
  iso.circleFront(left + 14, bottom + height - 5.5, 2, face);

const layout =
  iso.front(left + 8, bottom + 8, 22, 32, face) +
  iso.line([left + 36, face, bottom + 16], [left + 70, face, bottom + 16]) +
  iso.line([left + 36, face, bottom + 9], [left + 60, face, bottom + 9]);

/** A browser window as a plate, its lead picture in signal. */
export default function WebFrontendGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[-1, 0]} width={130} {...props}>
      <Box iso={iso} at={[left, face - 8, bottom]} size={[width, 8, height]} line="thick" />
      <Path d={chrome + layout} />
      <Path d={iso.front(left + 36, bottom + 24, 40, 16, face)} pen="signal" />
    </GlyphSheet>
  );
}
