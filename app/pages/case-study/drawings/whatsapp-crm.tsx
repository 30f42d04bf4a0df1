import { words } from "../../../content/words.ts";
import type { FigureProps } from "../../../drawings/figure-props.ts";
import {
  At,
  Facing,
  from,
  Label,
  On,
  Part,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Dot,
  Line,
  Polygon,
  Print,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

const LANE = { length: 330, width: 58, count: 5 };
const MIDDLE = LANE.width / 2;
/** The message that is waiting for its reply. */
const DUE = { lane: 2, x: 150 };
/** Where messages stand in each lane. */
const QUEUES = [
  [40, 134, 238],
  [84, 190],
  [30, DUE.x, 256],
  [70, 206],
  [36, 118, 246],
];
const laneMiddle = (lane: number) => lane * LANE.width + MIDDLE;
const places = QUEUES.flatMap((queue, lane) =>
  queue.map((x) => [x, laneMiddle(lane) + 3, 0] as const),
);
const due = places.findIndex(
  ([x, y]) => x === DUE.x && y === laneMiddle(DUE.lane) + 3,
);

/** A speech bubble that stands on its corner. */
function Bubble({ signal }: { signal?: boolean }) {
  return (
    <>
      <Rect
        face="side"
        at={[52, -8, 13]}
        size={[8, 37]}
        pen={signal ? "signalDeep" : "shade"}
      />
      <Rect face="top" at={[0, -8, 50]} size={[52, 8]} pen="lit" />
      <On face="front" at={[0, 0, 0]}>
        <Polygon
          through={way(0, 13)
            .to(7, 13)
            .to(7, 1)
            .to(18, 13)
            .to(52, 13)
            .to(52, 50)
            .to(0, 50)}
          pen={[signal ? "signal" : "plate", "thick"]}
        />
        <Print at={[8, 40]} lengths={[35, 28, 16]} step={-9} />
      </On>
    </>
  );
}

/** One line in, a set of points, five lanes. */
function Points() {
  return (
    <At at={[-70, laneMiddle(2), 0]}>
      <Line from={[-80, 0, 0]} to={[0, 0, 0]} pen="heavy" />
      {[-2, -1, 0, 1, 2].map((lane) => (
        <Line
          key={lane}
          from={[0, 0, 0]}
          to={[70, lane * LANE.width, 0]}
          pen="thick"
        />
      ))}
      <Circle face="top" at={[0, 0, 0]} radius={8} pen={["plate", "thick"]} />
    </At>
  );
}

function Platform() {
  return (
    <Slab at={[0, 0, -14]} size={[LANE.length, LANE.width * LANE.count, 14]}>
      <Repeat count={4} step={[0, LANE.width, 0]}>
        <Line from={[0, LANE.width, 0]} to={[LANE.length, LANE.width, 0]} />
      </Repeat>
      <Repeat count={5} step={[0, LANE.width, 0]}>
        <Line
          from={[0, MIDDLE, 0]}
          to={[LANE.length + 26, MIDDLE, 0]}
          pen={["thin", "hidden"]}
        />
      </Repeat>
    </Slab>
  );
}

/** The buffer at the end of a lane, a clock on top of it. */
function Desk() {
  return (
    <Box at={[LANE.length + 26, 10, -14]} size={[18, 38, 36]}>
      <Facing at={[9, 19, 0]}>
        <Line from={[0, 0]} to={[0, -24]} />
        <Dot at={[0, -32]} radius={11} pen={["plate", "thick"]} />
        <Stroke path={from(0, -39).down(7).by(5, 3)} />
      </Facing>
    </Box>
  );
}

/** A goods yard for messages: each waits in its lane, in front of a clock. */
function MessageYard() {
  return (
    <>
      <Part
        name="points"
        number={1}
        at={[-70, laneMiddle(2), 0]}
        balloon={[-44, -66]}
      >
        <Points />
      </Part>
      <Platform />
      <Repeat at={places.slice(0, due)}>
        <Bubble />
      </Repeat>
      <At at={[DUE.x, laneMiddle(DUE.lane) + 3, 0]}>
        <Bubble signal />
      </At>
      <Repeat at={places.slice(due + 1)}>
        <Bubble />
      </Repeat>
      <Part name="clock" number={2} at={[369.5, 24.5, 54]} balloon={[64, 44]}>
        <Repeat count={LANE.count} step={[0, LANE.width, 0]}>
          <Desk />
        </Repeat>
      </Part>
    </>
  );
}

/** What is left of the 24 hours, over the message that is waiting. */
function WindowTimer() {
  return (
    <Facing at={[DUE.x + 44, laneMiddle(DUE.lane), 50]}>
      <Part name="window" number={3} at={[92, -148]} balloon={[-52, -34]}>
        <Line through={way(-10, -4).to(92, -148).by(104, 0)} />
        <Label
          at={[96, -156]}
          tone="signal"
          text={words.drawings.whatsappCrm}
        />
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
          <Rect
            key={height}
            at={[12 + bar * 24, 10]}
            size={[15, height]}
            pen="shade"
          />
        ))}
      </On>
    </Slab>
  );
}

/** The yard, with the desk's tools around it. */
export default function WhatsappCrmDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="yard"
      viewBox="-342 -172 860 516"
      angle={27}
      description={description}
    >
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
export const card = {
  Drawing: MessageYard,
  viewBox: "-274 -72 640 402",
  angle: 27,
  id: "yard",
};
