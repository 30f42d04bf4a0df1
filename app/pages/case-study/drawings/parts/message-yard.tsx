import { Box } from "../../../../drawings/kit/box.tsx";
import { point } from "../../../../drawings/kit/format.ts";
import { Iso, type Point2, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Repeat } from "../../../../drawings/kit/repeat.tsx";

export const yardIso = new Iso(27);
const iso = yardIso;

const LANE = { length: 330, width: 58, count: 5 } as const;
const LANES = [0, 1, 2, 3, 4] as const;
/** The message that is waiting for its reply. */
const DUE = { lane: 2, x: 150 } as const;
/** Where messages stand in each lane. */
const QUEUES = [
  [40, 134, 238],
  [84, 190],
  [30, DUE.x, 256],
  [70, 206],
  [36, 118, 246],
] as const;

export const laneMiddle = (lane: number) => lane * LANE.width + LANE.width / 2;
export const laneEnd = (lane: number): Point2 => iso.project([LANE.length + 35, laneMiddle(lane), 22]);
export const dueMessage = iso.project([DUE.x + 44, laneMiddle(DUE.lane), 50]);
export const points = iso.project([-70, laneMiddle(2), 0]);

function Bubble({ front, side }: { front: "plate" | "signal"; side: "shade" | "signalDeep" }) {
  const outline = iso.polygon(
    [0, 0, 13],
    [7, 0, 13],
    [7, 0, 1],
    [18, 0, 13],
    [52, 0, 13],
    [52, 0, 50],
    [0, 0, 50],
  );
  const print =
    iso.line([8, 0, 40], [43, 0, 40]) + iso.line([8, 0, 31], [36, 0, 31]) + iso.line([8, 0, 22], [24, 0, 22]);
  return (
    <>
      <Path d={iso.side(-8, 13, 8, 37, 52)} pen={side} />
      <Path d={iso.top(0, -8, 52, 8, 50)} pen="lit" />
      <Path d={outline} pen={[front, "thick"]} />
      <Path d={print} />
    </>
  );
}

/** One line in, a set of points, five lanes. */
function Points() {
  const ways = LANES.map((lane) => iso.line([-70, laneMiddle(2), 0], [0, laneMiddle(lane), 0]));
  return (
    <>
      <Path d={iso.line([-150, laneMiddle(2), 0], [-70, laneMiddle(2), 0])} pen="heavy" />
      <Path d={ways.join("")} pen="thick" />
      <Path d={iso.circleTop(-70, laneMiddle(2), 8, 0)} pen={["plate", "thick"]} />
    </>
  );
}

function Platform() {
  const width = LANE.width * LANE.count;
  const edges = LANES.slice(1).map((lane) =>
    iso.line([0, lane * LANE.width, 0], [LANE.length, lane * LANE.width, 0]),
  );
  const rails = LANES.map((lane) =>
    iso.line([0, laneMiddle(lane), 0], [LANE.length + 26, laneMiddle(lane), 0]),
  );
  return (
    <>
      <Box iso={iso} at={[0, 0, -14]} size={[LANE.length, width, 14]} line="thick" />
      <Path d={edges.join("")} />
      <Path d={rails.join("")} pen={["thin", "hidden"]} />
    </>
  );
}

/** The buffer at the end of each lane, a clock on top of it. */
function Desks() {
  return LANES.map((lane) => {
    const [x, y] = laneEnd(lane);
    return (
      <g key={lane}>
        <Box iso={iso} at={[LANE.length + 26, lane * LANE.width + 10, -14]} size={[18, 38, 36]} />
        <Path d={`M${point(x, y)}v-24`} />
        <circle className="f t" cx={Math.round(x)} cy={Math.round(y) - 32} r="11" />
        <Path d={`M${Math.round(x)} ${Math.round(y) - 39}v7l5 3`} />
      </g>
    );
  });
}

function Messages() {
  return LANES.flatMap((lane) =>
    QUEUES[lane].map((x) => {
      const at: Point3 = [x, laneMiddle(lane) + 3, 0];
      const key = at.join();
      if (lane !== DUE.lane || x !== DUE.x) return <Repeat key={key} iso={iso} of="yard-m" by={at} />;
      return (
        <g key={key} transform={`translate(${point(...iso.project(at))})`}>
          <Bubble front="signal" side="signalDeep" />
        </g>
      );
    }),
  );
}

/** A goods yard for messages: each waits in its lane, in front of a clock. */
export function MessageYard() {
  return (
    <>
      <defs>
        <g id="yard-m">
          <Bubble front="plate" side="shade" />
        </g>
      </defs>
      <Points />
      <Platform />
      <Messages />
      <Desks />
    </>
  );
}
