import {
  Facing,
  Label,
  Line,
  On,
  Part,
  Print,
  Rect,
  Repeat,
  Scene,
  Slab,
  way,
} from "../../../drawings/scene.ts";
import type { FigureProps } from "./parts/figure-props.ts";
import { DUE, laneMiddle, MessageYard } from "./parts/message-yard.tsx";

/** What is left of the 24 hours, over the message that is waiting. */
function WindowTimer() {
  return (
    <Facing at={[DUE.x + 44, laneMiddle(DUE.lane), 50]}>
      <Part name="window" number={3} at={[92, -148]} balloon={[-52, -34]}>
        <Line through={way(-10, -4).to(92, -148).by(104, 0)} />
        <Label at={[96, -156]} tone="signal" text="04:00 left" />
      </Part>
    </Facing>
  );
}

/** A drafted reply on its tray, waiting for a person. */
function Draft() {
  return (
    <Slab at={[130, 330, -14]} size={[92, 62, 8]}>
      <On face="top">
        <Rect at={[10, 8]} size={[66, 44]} pen="plate" />
        <Print at={[18, 20]} lengths={[48, 48, 28]} step={10} />
      </On>
      <Line from={[84, 46, 0]} to={[66, 70, 28]} pen="partition" />
    </Slab>
  );
}

/** Cards in a box: who agreed, when, to what. */
function ConsentRecord() {
  return (
    <Slab at={[-116, 10, -14]} size={[52, 46, 22]}>
      <Repeat count={3} step={[0, 12, 0]}>
        <Rect face="front" at={[4, 10, -2]} size={[44, 34]} pen="plate" />
      </Repeat>
      <On face="front">
        <Rect at={[0, 0]} size={[52, 22]} pen={["plate", "thick"]} />
      </On>
    </Slab>
  );
}

function ShowroomReport() {
  return (
    <Slab at={[350, -100, 16]} size={[88, 8, 84]}>
      <On face="front">
        {[58, 40, 22].map((height, bar) => (
          <Rect key={height} at={[12 + bar * 24, 10]} size={[15, height]} pen="shade" />
        ))}
      </On>
    </Slab>
  );
}

/** The yard, with the desk's tools around it. */
export default function WhatsappCrmDrawing({ description }: FigureProps) {
  return (
    <Scene id="yard" viewBox="-342 -172 860 516" angle={27} description={description}>
      <Part name="report" number={6} at={[420, -92, 80]} balloon={[24, -64]}>
        <ShowroomReport />
      </Part>
      <Part name="consent" number={5} at={[-90, 20, 38]} balloon={[-10, -66]}>
        <ConsentRecord />
      </Part>
      <MessageYard />
      <WindowTimer />
      <Part name="draft" number={4} at={[150, 376, -6]} balloon={[-84, 30]}>
        <Draft />
      </Part>
    </Scene>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: MessageYard, viewBox: "-274 -72 640 402", angle: 27, id: "yard" };
