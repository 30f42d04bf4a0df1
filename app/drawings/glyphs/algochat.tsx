import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { On } from "../scene.ts";
import { Axis, Line, Rect, Slab } from "../shapes.ts";
import { SpeechBubble } from "../speech-bubble.tsx";

/** A telephone, and two messages leaving it. */
export default function AlgoChatGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[2, 2]} width={178} {...props}>
      <Slab at={[-20, -34, -42]} size={[44, 7, 86]}>
        <On face="front">
          <Rect at={[5, 8]} size={[34, 66]} />
          <Line from={[16, 80]} to={[28, 80]} />
          <Rect at={[9, 56]} size={[26, 12]} />
          <Rect at={[9, 38]} size={[18, 12]} />
          <Rect at={[9, 14]} size={[26, 12]} />
        </On>
      </Slab>
      <Axis from={[2, -27, 20]} to={[2, 12, 20]} />
      <SpeechBubble at={[-26, 12, 8]} size={[46, 24]} depth={4} tail={[6, 9]} />
      <On face="front" at={[-26, 12, 8]}>
        <Line from={[6, 17]} to={[39, 17]} />
        <Line from={[6, 10]} to={[32, 10]} />
      </On>
      <SpeechBubble
        at={[-14, 34, -30]}
        size={[40, 20]}
        depth={4}
        tail={[30, 9]}
        front="signal"
      />
    </GlyphCanvas>
  );
}
