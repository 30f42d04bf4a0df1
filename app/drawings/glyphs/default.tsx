import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { Line, Rect, Slab } from "../shapes.ts";

/** A plain block on its axes, for a service that has no drawing yet. */
export default function DefaultGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[0, -1]} width={118} {...props}>
      <Line from={[-46, 0, -22]} to={[46, 0, -22]} pen="centre" />
      <Line from={[0, -46, -22]} to={[0, 46, -22]} pen="centre" />
      <Line from={[0, 0, 18]} to={[0, 0, 44]} pen="centre" />
      <Slab at={[-22, -22, -22]} size={[44, 44, 40]}>
        <Rect face="top" at={[10, 10, 0]} size={[24, 24]} pen="signal" />
      </Slab>
    </GlyphCanvas>
  );
}
