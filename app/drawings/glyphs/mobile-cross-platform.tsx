import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const back = { left: 2, face: -26 };
const near = { left: -22, face: 14 };

const screen = ({ left, face }: typeof back) =>
  iso.front(left + 4, -24, 28, 48, face) +
  iso.line([left + 14, face, -28], [left + 22, face, -28]) +
  iso.front(left + 8, 10, 20, 10, face) +
  iso.line([left + 8, face, 2], [left + 26, face, 2]) +
  iso.line([left + 8, face, -5], [left + 20, face, -5]);

const button = ({ left, face }: typeof back) => iso.front(left + 8, -20, 20, 8, face);

const Handset = (phone: typeof back) => (
  <>
    <Box iso={iso} at={[phone.left, phone.face - 5, -32]} size={[36, 5, 64]} line="thick" />
    <Path d={screen(phone)} />
  </>
);

/** Two handsets, one code base: the same screen on both. */
export default function MobileCrossPlatformGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[15, 0]} width={120} {...props}>
      <Handset {...back} />
      <Path d={button(back)} />
      <Path d={iso.line([back.left + 18, back.face, -34], [back.left - 6, near.face, -34])} pen="centre" />
      <Handset {...near} />
      <Path d={button(near)} pen="signal" />
    </GlyphSheet>
  );
}
