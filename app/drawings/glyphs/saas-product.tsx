import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { Box, Line, Slab } from "../shapes.ts";

/** Four tenants on a shared slab. */
export default function SaasProductGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, 11]} width={144} {...props}>
      <Slab at={[-38, -38, -30]} size={[76, 76, 9]}>
        <Line from={[38, 0, 0]} to={[38, 76, 0]} pen="thin" />
        <Line from={[0, 38, 0]} to={[76, 38, 0]} pen="thin" />
        <Box at={[6, 6, 0]} size={[30, 30, 34]} />
        <Box at={[40, 6, 0]} size={[30, 30, 16]} />
        <Box at={[6, 40, 0]} size={[30, 30, 22]} />
        <Box at={[40, 40, 0]} size={[30, 30, 11]} front="signal" />
      </Slab>
    </GlyphCanvas>
  );
}
