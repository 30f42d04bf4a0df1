import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const frontWall = 18;
const awningEdge = 34;

const openings =
  iso.front(-30, -36, 20, 32, frontWall) +
  iso.front(-2, -26, 32, 22, frontWall) +
  iso.line([38, 6, -20], [38, -14, -20]) +
  iso.line([38, 6, -6], [38, -14, -6]);

function stripe(index: number): string {
  const x = -42 + index * 12;
  return (
    iso.polygon([x, frontWall, 14], [x + 12, frontWall, 14], [x + 12, awningEdge, 0], [x, awningEdge, 0]) +
    iso.front(x, -6, 12, 6, awningEdge)
  );
}

const awningEnd = iso.polygon(
  [42, frontWall, 14],
  [42, awningEdge, 0],
  [42, awningEdge, -6],
  [42, frontWall, -6],
);

/** A shop with its awning out. */
export default function ShopifyDevelopmentGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[-5, 10]} width={134} {...props}>
      <Box iso={iso} at={[-38, -26, -36]} size={[76, 44, 48]} line="thick" />
      <Path d={openings} />
      <Path d={[0, 2, 4, 6].map(stripe).join("")} pen="plate" />
      <Path d={[1, 3, 5].map(stripe).join("")} pen="signal" />
      <Path d={awningEnd} pen="shade" />
    </GlyphSheet>
  );
}
