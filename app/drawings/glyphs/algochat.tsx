import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";
import type { Pen } from "../kit/pens.ts";

const SCREEN = -27;
const screen =
  iso.front(-15, -34, 34, 66, SCREEN) +
  iso.line([-4, SCREEN, 38], [8, SCREEN, 38]) +
  iso.front(-11, 14, 26, 12, SCREEN) +
  iso.front(-11, -4, 18, 12, SCREEN) +
  iso.front(-11, -28, 26, 12, SCREEN);

interface MessageProps {
  left: number;
  bottom: number;
  width: number;
  height: number;
  face: number;
  tail: number;
  pen: Pen;
}

function Message({ left, bottom, width, height, face, tail, pen }: MessageProps) {
  const outline = iso.polygon(
    [left, face, bottom],
    [tail, face, bottom],
    [tail, face, bottom - 9],
    [tail + 9, face, bottom],
    [left + width, face, bottom],
    [left + width, face, bottom + height],
    [left, face, bottom + height],
  );
  return (
    <>
      <Path d={iso.side(face - 4, bottom, 4, height, left + width)} pen={["shade", "thick"]} />
      <Path d={iso.top(left, face - 4, width, 4, bottom + height)} pen={["lit", "thick"]} />
      <Path d={outline} pen={[pen, "thick"]} />
    </>
  );
}

/** A telephone, and two messages leaving it. */
export default function AlgoChatGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[2, 2]} width={178} {...props}>
      <Box iso={iso} at={[-20, -34, -42]} size={[44, 7, 86]} line="thick" />
      <Path d={screen} />
      <Path d={iso.line([2, SCREEN, 20], [2, 12, 20])} pen="axis" />
      <Message left={-26} bottom={8} width={46} height={24} face={12} tail={-20} pen="plate" />
      <Path d={iso.line([-20, 12, 25], [13, 12, 25]) + iso.line([-20, 12, 18], [6, 12, 18])} />
      <Message left={-14} bottom={-30} width={40} height={20} face={34} tail={16} pen="signal" />
    </GlyphSheet>
  );
}
