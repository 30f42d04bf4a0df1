import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const FRONT = 6;
const CARD_FACE = 8;
const cards = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: -36 + column * 26, z: -32 + row * 25, picked: row === 1 && column === 1 })),
);
const pockets = cards.map(({ x, z }) => iso.front(x, z, 20, 10, FRONT)).join("");
const face = ({ x, z }: { x: number; z: number }) => iso.front(x + 2, z + 5, 16, 16, CARD_FACE);
const writing = cards
  .map(
    ({ x, z }) =>
      iso.line([x + 5, CARD_FACE, z + 16], [x + 15, CARD_FACE, z + 16]) +
      iso.line([x + 5, CARD_FACE, z + 12], [x + 12, CARD_FACE, z + 12]),
  )
  .join("");

/** A rack of cards, one a person. */
export default function AlgoHrGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[4, -2]} width={178} {...props}>
      <Box iso={iso} at={[-44, -10, -40]} size={[88, 16, 84]} line="thick" />
      <Path d={pockets} pen="shade" />
      <Path
        d={cards
          .filter(({ picked }) => !picked)
          .map(face)
          .join("")}
        pen="lit"
      />
      <Path
        d={cards
          .filter(({ picked }) => picked)
          .map(face)
          .join("")}
        pen="signal"
      />
      <Path d={writing} />
    </GlyphSheet>
  );
}
