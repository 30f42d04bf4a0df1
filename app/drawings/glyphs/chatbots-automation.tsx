import { type GlyphProps, GlyphSheet, glyphIso as iso } from "../glyph-sheet.tsx";
import { Path } from "../kit/path.tsx";

interface Bubble {
  left: number;
  bottom: number;
  width: number;
  height: number;
  face: number;
  /** Where along the lower edge the tail hangs. */
  tail: number;
}

const question: Bubble = { left: -18, bottom: 0, width: 60, height: 32, face: -24, tail: 26 };
const answer: Bubble = { left: -38, bottom: -28, width: 56, height: 30, face: 18, tail: -30 };

const outline = ({ left, bottom, width, height, face, tail }: Bubble) =>
  iso.polygon(
    [left, face, bottom],
    [tail, face, bottom],
    [tail, face, bottom - 11],
    [tail + 11, face, bottom],
    [left + width, face, bottom],
    [left + width, face, bottom + height],
    [left, face, bottom + height],
  );

function SpeechBubble(bubble: Bubble) {
  const { left, bottom, width, height, face } = bubble;
  return (
    <>
      <Path d={iso.side(face - 5, bottom, 5, height, left + width)} pen={["shade", "thick"]} />
      <Path d={iso.top(left, face - 5, width, 5, bottom + height)} pen={["lit", "thick"]} />
      <Path d={outline(bubble)} pen={["plate", "thick"]} />
    </>
  );
}

const words =
  iso.line([-10, -24, 23], [34, -24, 23]) +
  iso.line([-10, -24, 16], [28, -24, 16]) +
  iso.line([-10, -24, 9], [14, -24, 9]);

const dot = (x: number) => iso.circleFront(x, -13, 3.2, answer.face);

/** A question, and the answer being typed. */
export default function ChatbotsAutomationGlyph(props: GlyphProps) {
  return (
    <GlyphSheet centre={[7, -4]} width={128} {...props}>
      <SpeechBubble {...question} />
      <Path d={words} />
      <SpeechBubble {...answer} />
      <Path d={dot(-24) + dot(-10)} pen="ink" />
      <Path d={dot(4)} pen="signal" />
    </GlyphSheet>
  );
}
