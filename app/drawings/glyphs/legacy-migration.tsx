import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { ArrowHead, On } from "../scene.ts";
import { Axis, Box, Ruling, Slab } from "../shapes.ts";

/**
 * The old system in hidden lines, the new one in solid, the data on its way.
 */
export default function LegacyMigrationGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[-2, 0]} width={140} {...props}>
      <Slab at={[-16, -52, -22]} size={[36, 36, 44]} />
      <Axis from={[2, 20, 0]} to={[2, -13, 0]} />
      <ArrowHead
        tip={[2, -15, 0]}
        degrees={-26}
        length={9}
        halfWidth={3}
        pen="signal"
      />
      <On face="front" at={[-16, -16, -22]}>
        <Ruling from={[8, 8]} to={[28, 8]} count={4} step={[0, 10]} />
      </On>
      <Box at={[-22, 20, -22]} size={[34, 34, 40]} fill="hidden" />
    </GlyphCanvas>
  );
}
