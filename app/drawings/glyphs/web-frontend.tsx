import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { On } from "../scene.ts";
import { Circle, Line, Rect, Slab } from "../shapes.ts";

/** A browser window as a plate, its lead picture in signal. */
export default function WebFrontendGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[-1, 0]} width={130} {...props}>
      <Slab at={[-44, -5, -30]} size={[84, 8, 58]}>
        <On face="front">
          <Line from={[0, 47]} to={[84, 47]} />
          <Circle at={[7, 52.5]} radius={2} />
          <Circle at={[14, 52.5]} radius={2} />
          <Rect at={[8, 8]} size={[22, 32]} />
          <Line from={[36, 16]} to={[70, 16]} />
          <Line from={[36, 9]} to={[60, 9]} />
          <Rect at={[36, 24]} size={[40, 16]} pen="signal" />
        </On>
      </Slab>
    </GlyphCanvas>
  );
}
