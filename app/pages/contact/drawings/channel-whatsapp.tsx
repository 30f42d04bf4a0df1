import { Dot, Line, Repeat, Scene } from "../../../drawings/scene.ts";
import { SpeechBubble } from "./parts/speech-bubble.tsx";

/** A question, and the three dots of somebody typing. */
export default function WhatsappGlyph() {
  return (
    <Scene viewBox="-60 -48 120 96" angle={26}>
      <SpeechBubble at={[-22, -20, -4]} width={56} height={30} tail="right">
        {[40, 34, 22].map((length, line) => (
          <Line key={length} from={[8, 8 + 7 * line]} to={[8 + length, 8 + 7 * line]} />
        ))}
      </SpeechBubble>
      <SpeechBubble at={[-38, 18, -30]} width={50} height={26} tail="left">
        <Repeat count={3} step={[13, 0]}>
          <Dot at={[12, 13]} radius={3} pen="signal" />
        </Repeat>
      </SpeechBubble>
    </Scene>
  );
}
