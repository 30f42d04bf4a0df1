import { At, Box, Cord, Line, Lines, On, Part, Rect, Repeat, Slab } from "../../../drawings/scene.ts";
import { SpeechBubble } from "../../../drawings/speech-bubble.tsx";
import { HeadsetPerson } from "./parts/headset-person.tsx";
import { type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";
import { jack, TelephoneExchange } from "./parts/telephone-exchange.tsx";

/** A voice message. */
function Voice() {
  return (
    <At at={[-100, 20, 210]}>
      <SpeechBubble at={[0, 0, 0]} size={[110, 48]} depth={6} tail={[16, 18]} />
      <On face="front" at={[12, 0, 24]}>
        {[10, 22, 14, 30, 18, 26, 12, 20].map((height, beat) => (
          <Line key={height} from={[beat * 11, -height / 2]} to={[beat * 11, height / 2]} />
        ))}
      </On>
    </At>
  );
}

const Phone = () => (
  <Slab at={[-196, 53, 0]} size={[56, 7, 108]}>
    <On face="front">
      <Rect at={[5, 12]} size={[46, 84]} />
      <Rect at={[12, 66]} size={[28, 16]} />
      <Rect at={[18, 42]} size={[28, 16]} />
      <Rect at={[12, 22]} size={[20, 12]} />
    </On>
  </Slab>
);

/** A filing cabinet, its middle drawer pulled out. */
const Cabinet = () => (
  <Slab at={[110, 96, 0]} size={[72, 58, 92]}>
    <On face="front">
      <Repeat count={3} step={[0, 29]}>
        <Rect at={[6, 5]} size={[60, 24]} />
        <Line from={[28, 17]} to={[44, 17]} />
      </Repeat>
    </On>
    <Box at={[12, 58, -55]} size={[48, 36, 20]} />
  </Slab>
);

const Browser = () => (
  <Slab at={[-96, 125, 0]} size={[112, 7, 86]}>
    <On face="front">
      <Line from={[0, 72]} to={[112, 72]} />
      <Rect at={[62, 10]} size={[42, 46]} />
      <Lines y={[56, 44, 32]} from={10} to={50} />
    </On>
  </Slab>
);

/** A telephone exchange: phone and browser in, six jacks, records and a person out. */
export default function ChatbotsAutomationDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet id="bot" margins={[25, 80, 22, 89]} {...props}>
      <At at={[0, 0, -92]}>
        <TelephoneExchange />
        <Part name="voice" number={6} at={[-60, 20, 258]} balloon={[-70, -40]}>
          <Voice />
        </Part>
        <Part name="phone" number={1} at={[-196, 60, 80]} balloon={[-54, -34]}>
          <Phone />
        </Part>
        <Part name="cabinet" number={3} at={[182, 130, 60]} balloon={[84, 30]}>
          <Cabinet />
        </Part>
        <Part name="phone" number={1}>
          <Cord from={[-140, 56, 30]} to={jack(0, 0)} sag={60} />
        </Part>
        <Part name="person" number={4} at={[240, -40, 120]} balloon={[30, -56]}>
          <HeadsetPerson head={[232, -40, 104]} />
          <Cord from={jack(1, 1)} to={[192, -40, 25]} sag={60} />
        </Part>
        <Part name="browser" number={2} at={[-86, 132, 6]} balloon={[-76, 34]}>
          <Browser />
          <Cord from={[16, 128, 40]} to={jack(1, 0)} sag={70} />
        </Part>
        <Part name="cabinet" number={3}>
          <Cord from={jack(2, 0)} to={[146, 176, 57]} sag={70} pen={["signalLine", "heavy"]} />
        </Part>
      </At>
    </ServiceSheet>
  );
}
