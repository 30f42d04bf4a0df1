import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Box } from "../kit/box.tsx";
import { Path } from "../kit/path.tsx";

const deck = -21;
const tenants = [
  { x: -32, y: -32, height: 34 },
  { x: 2, y: -32, height: 16 },
  { x: -32, y: 2, height: 22 },
  { x: 2, y: 2, height: 11, lit: true },
];

/** Four tenants on a shared slab. */
export default function SaasProductGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[0, 11]} width={144} {...props}>
      <Box iso={iso} at={[-38, -38, deck - 9]} size={[76, 76, 9]} line="thick" />
      <Path
        d={iso.line([0, -38, deck], [0, 38, deck]) + iso.line([-38, 0, deck], [38, 0, deck])}
        pen="thin"
      />
      {tenants.map(({ x, y, height, lit }) => (
        <Box
          key={height}
          iso={iso}
          at={[x, y, deck]}
          size={[30, 30, height]}
          front={lit ? "signal" : "plate"}
        />
      ))}
    </GlyphSheet>
  );
}
