import { GlyphCanvas, type GlyphProps } from "../glyph-canvas.tsx";
import { On } from "../scene.ts";
import { Circle, Line } from "../shapes.ts";
import { SpeechBubble } from "../speech-bubble.tsx";

/** A question, and the answer being typed. */
export default function ChatbotsAutomationGlyph(props: GlyphProps) {
  return (
    <GlyphCanvas centre={[7, -4]} width={128} {...props}>
      <SpeechBubble
        at={[-18, -24, 0]}
        size={[60, 32]}
        depth={5}
        tail={[44, 11]}
      />
      <On face="front" at={[-18, -24, 0]}>
        <Line from={[8, 23]} to={[52, 23]} />
        <Line from={[8, 16]} to={[46, 16]} />
        <Line from={[8, 9]} to={[32, 9]} />
      </On>
      <SpeechBubble
        at={[-38, 18, -28]}
        size={[56, 30]}
        depth={5}
        tail={[8, 11]}
      />
      <On face="front" at={[-38, 18, -28]}>
        <Circle at={[14, 15]} radius={3.2} pen="ink" />
        <Circle at={[28, 15]} radius={3.2} pen="ink" />
        <Circle at={[42, 15]} radius={3.2} pen="signal" />
      </On>
    </GlyphCanvas>
  );
}
