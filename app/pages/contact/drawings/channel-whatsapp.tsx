import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { SpeechBubble } from "./parts/speech-bubble.tsx";

const iso = new Iso(26);

const DOTS = [9, 22, 35].map((x) => `M${x} 13a3 3 0 1 1 6 0a3 3 0 1 1-6 0`).join("");

/** A question, and the three dots of somebody typing. */
export default function WhatsappGlyph() {
  return (
    <Drawing viewBox="-60 -48 120 96">
      <SpeechBubble
        iso={iso}
        at={[-22, -20, -4]}
        width={56}
        height={30}
        tail="right"
        writing="M8 8h40M8 15h34M8 22h22"
      />
      <SpeechBubble
        iso={iso}
        at={[-38, 18, -30]}
        width={50}
        height={26}
        tail="left"
        writing={DOTS}
        writingPen="signal"
      />
    </Drawing>
  );
}
