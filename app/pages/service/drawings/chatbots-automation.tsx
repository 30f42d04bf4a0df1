import {
  At,
  Facing,
  from,
  On,
  Part,
  type Point3,
  Repeat,
} from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Cord,
  Dot,
  Line,
  Lines,
  Rays,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";
import { SpeechBubble } from "../../../drawings/speech-bubble.tsx";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

/** A person with a headset, seen as a bust. */
function HeadsetPerson({ head }: { head: Point3 }) {
  return (
    <Facing at={head}>
      <Stroke
        path={from(-40, 96)
          .up(22)
          .curve([0, -30], [16, -44], [40, -44])
          .curve([24, 0], [40, 14], [40, 44])
          .down(22)
          .close()}
        pen={["plate", "thick"]}
      />
      <Dot at={[0, 0]} radius={22} pen={["plate", "thick"]} />
      <Stroke
        path={from(-26, 4)
          .up(6)
          .arc(26, [52, 0])
          .down(6)
          .skip(0, 14)
          .curve([0, 12], [-10, 18], [-20, 18])}
        pen="thick"
      />
      <Rect at={[-31, 2]} size={[9, 17]} pen="shade" />
      <Rect at={[22, 2]} size={[9, 17]} pen="shade" />
    </Facing>
  );
}

/** The middle of a jack on the exchange, by its column and row. */
const jack = (column: number, row: number) =>
  [-66 + column * 56, -30, 50 + row * 62] as const;

/** Six jacks with their nameplates, and the clockwork behind them. */
function TelephoneExchange() {
  return (
    <Slab at={[-110, -70, 0]} size={[250, 40, 190]}>
      <On face="front">
        <Repeat count={3} step={[56, 0]}>
          <Repeat count={2} step={[0, 62]}>
            <Circle at={[44, 50]} radius={15} />
            <Circle at={[44, 50]} radius={6} pen="shade" />
            <Rect at={[28, 18]} size={[32, 9]} />
          </Repeat>
        </Repeat>
        <Part name="clockwork" number={5} at={[230, 150]} balloon={[108, -66]}>
          <Repeat count={2} step={[0, 62]}>
            {(copy) => (
              <>
                <Circle at={[214, 70]} radius={22} />
                <Circle at={[214, 70]} radius={8} />
                <Rays
                  at={[214, 70]}
                  count={8}
                  radii={[22, 29]}
                  turn={copy * 22.5}
                />
              </>
            )}
          </Repeat>
        </Part>
      </On>
    </Slab>
  );
}

/** A voice message. */
function Voice() {
  return (
    <At at={[-100, 20, 210]}>
      <SpeechBubble at={[0, 0, 0]} size={[110, 48]} depth={6} tail={[16, 18]} />
      <On face="front" at={[12, 0, 24]}>
        {[10, 22, 14, 30, 18, 26, 12, 20].map((height, beat) => (
          <Line
            key={height}
            from={[beat * 11, -height / 2]}
            to={[beat * 11, height / 2]}
          />
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

/**
 * A telephone exchange: phone and browser in, six jacks, records and a person
 * out.
 */
export default function ChatbotsAutomationDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="bot" margins={[25, 80, 22, 89]} {...props}>
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
          <Cord
            from={jack(2, 0)}
            to={[146, 176, 57]}
            sag={70}
            pen={["signalLine", "heavy"]}
          />
        </Part>
      </At>
    </ServiceCanvas>
  );
}
