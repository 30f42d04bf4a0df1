import {
  At,
  Box,
  Circle,
  Dot,
  Facing,
  from,
  Line,
  On,
  Part,
  Polygon,
  Print,
  Rect,
  Repeat,
  Slab,
  Stroke,
  way,
} from "../../../../drawings/scene.ts";

const LANE = { length: 330, width: 58, count: 5 };
const MIDDLE = LANE.width / 2;
/** The message that is waiting for its reply. */
export const DUE = { lane: 2, x: 150 };
/** Where messages stand in each lane. */
const QUEUES = [
  [40, 134, 238],
  [84, 190],
  [30, DUE.x, 256],
  [70, 206],
  [36, 118, 246],
];
export const laneMiddle = (lane: number) => lane * LANE.width + MIDDLE;
const places = QUEUES.flatMap((queue, lane) => queue.map((x) => [x, laneMiddle(lane) + 3, 0] as const));
const due = places.findIndex(([x, y]) => x === DUE.x && y === laneMiddle(DUE.lane) + 3);

/** A speech bubble that stands on its corner. */
function Bubble({ signal }: { signal?: boolean }) {
  return (
    <>
      <Rect face="side" at={[52, -8, 13]} size={[8, 37]} pen={signal ? "signalDeep" : "shade"} />
      <Rect face="top" at={[0, -8, 50]} size={[52, 8]} pen="lit" />
      <On face="front" at={[0, 0, 0]}>
        <Polygon
          through={way(0, 13).to(7, 13).to(7, 1).to(18, 13).to(52, 13).to(52, 50).to(0, 50)}
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
        <Line key={lane} from={[0, 0, 0]} to={[70, lane * LANE.width, 0]} pen="thick" />
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
        <Line from={[0, MIDDLE, 0]} to={[LANE.length + 26, MIDDLE, 0]} pen={["thin", "hidden"]} />
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
export function MessageYard() {
  return (
    <>
      <Part name="points" number={1} at={[-70, laneMiddle(2), 0]} balloon={[-44, -66]}>
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
