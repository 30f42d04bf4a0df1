import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  Again,
  At,
  Group,
  On,
  Part,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Axis,
  Box,
  Circle,
  Line,
  Rect,
  Slab,
} from "../../../drawings/shapes.ts";

/** A rack of pigeonholes: four deep and three high. */
function Rack() {
  return (
    <Slab at={[0, 0, 0]} size={[40, 150, 112]} side="plate">
      <On face="front">
        <Repeat count={3} step={[0, 36]}>
          <Rect at={[5, 8]} size={[30, 24]} pen="shade" />
        </Repeat>
      </On>
      <On face="side">
        <Repeat count={3} step={[0, 36]}>
          <Repeat count={4} step={[37, 0]}>
            <Rect at={[4, 8]} size={[30, 24]} pen="shade" />
          </Repeat>
        </Repeat>
      </On>
    </Slab>
  );
}

/** Three racks; one consignment is picked from the second. */
function Racks() {
  return (
    <At at={[30, 20, 0]}>
      <Group name="rack">
        <Rack />
      </Group>
      <Again of="rack" by={[120, 0, 0]} />
      <Rect face="front" at={[125, 150, 80]} size={[30, 24]} pen="signal" />
      <Again of="rack" by={[240, 0, 0]} />
    </At>
  );
}

/** The dispatcher's cabin, with its dish. */
function Cabin() {
  return (
    <Slab at={[420, 20, 0]} size={[150, 120, 84]}>
      <Line from={[75, 60, 0]} to={[75, 60, 56]} pen="thick" />
      <On face="front">
        <Rect at={[16, 30]} size={[54, 38]} />
        <Rect at={[80, 30]} size={[54, 38]} />
      </On>
      <On face="side">
        <Rect at={[20, 30]} size={[40, 38]} />
        <Rect at={[72, 30]} size={[34, 38]} />
      </On>
      <Circle face="top" at={[75, 60, 42]} radius={18} />
    </Slab>
  );
}

/** The gate at which a lorry shows its bill. */
function Gate() {
  return (
    <Slab at={[570, 350, -22]} size={[34, 34, 60]}>
      <On face="front">
        <Rect at={[6, 28]} size={[20, 22]} />
      </On>
      <On face="side">
        <Rect at={[8, 28]} size={[18, 22]} />
      </On>
      <Line from={[17, 46, -24]} to={[17, 140, -24]} pen="heavy" />
      <Repeat count={2} step={[0, 32, 0]}>
        <Line
          from={[17, 64, -24]}
          to={[17, 78, -24]}
          pen={["signalLine", "partition"]}
        />
      </Repeat>
    </Slab>
  );
}

const WIDTH = 64;
const LENGTH = 140;
const HEIGHT = 72;
/** From the rear of the load bed to the cab, and how long the cab is. */
const CAB = LENGTH + 8;
const NOSE = 44;

/** The empty load bed, its body drawn in hidden lines. */
function EmptyBody() {
  return (
    <>
      <Rect face="top" at={[0, 0, 0]} size={[WIDTH, LENGTH]} pen="lit" />
      <Box at={[0, 0, 0]} size={[WIDTH, LENGTH, HEIGHT]} fill="hidden" />
    </>
  );
}

function LoadedBody() {
  return (
    <Slab at={[0, 0, 0]} size={[WIDTH, LENGTH, HEIGHT]}>
      <On face="side">
        <Repeat count={7} step={[LENGTH / 8, 0]}>
          <Line from={[LENGTH / 8, 6]} to={[LENGTH / 8, HEIGHT - 6]} />
        </Repeat>
      </On>
    </Slab>
  );
}

/** Wheels, frame and cab: what a full truck and an empty one have in common. */
function CabAndFrame() {
  return (
    <>
      {[22, 52, CAB + 26].map((y) => (
        <Circle
          key={y}
          face="side"
          at={[WIDTH, y, -12]}
          radius={11}
          pen={["shade", "thick"]}
        />
      ))}
      <Box
        at={[0, 0, -8]}
        size={[WIDTH, LENGTH, 8]}
        fill="plate"
        faces={["front", "side"]}
      />
      <Slab at={[2, CAB, -10]} size={[WIDTH - 4, NOSE, 62]}>
        <On face="front">
          <Rect at={[6, 32]} size={[WIDTH - 16, 22]} />
          <Line from={[8, 14]} to={[WIDTH - 12, 14]} />
          <Line from={[8, 8]} to={[WIDTH - 12, 8]} />
        </On>
        <On face="side">
          <Rect at={[10, 32]} size={[24, 20]} />
        </On>
      </Slab>
    </>
  );
}

/** The unit on the cab's roof that says where the truck is. */
function Tracker() {
  return (
    <At at={[WIDTH / 2, CAB + 20, 52]}>
      <Line from={[0, 0, 0]} to={[0, 0, 32]} pen="thick" />
      <Circle face="top" at={[0, 0, 32]} radius={5} pen="signal" />
    </At>
  );
}

/** The roof that is off: three posts and its outline. */
function Roof() {
  return (
    <>
      <Repeat at={way(0, 240, 0).to(600, 240, 0).to(600, 0, 0)}>
        <Line from={[0, 0, 0]} to={[0, 0, 150]} pen="centre" />
      </Repeat>
      <Rect face="top" at={[-16, -16, 150]} size={[632, 272]} pen="hidden" />
    </>
  );
}

/**
 * Four bays at the dock: an empty truck for the way back, a body without its
 * cab, two full ones.
 */
function Trucks() {
  return (
    <At at={[30, 244, 0]}>
      <Part name="backhaul" number={5} at={[8, 76, 72]} balloon={[-92, -78]}>
        <EmptyBody />
        <Group name="cab">
          <CabAndFrame />
        </Group>
      </Part>
      <Part name="proof" number={3} at={[150, 192, 30]} balloon={[-60, 132]}>
        <Group name="body">
          <At at={[118, 0, 0]}>
            <LoadedBody />
          </At>
        </Group>
        <Again of="cab" by={[118, 0, 0]} />
      </Part>
      <Part name="tracker" number={2} at={[386, 168, 84]} balloon={[-78, 190]}>
        <Again of="body" by={[236, 0, 0]} />
        <Again of="cab" by={[354, 0, 0]} />
        <At at={[354, 0, 0]}>
          <Tracker />
        </At>
      </Part>
    </At>
  );
}

/** A freight hub with its roof off: one consignment goes from rack to dock. */
export default function LogisticsDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      id="hub"
      viewBox="-580 -392 1150 716"
      angle={27}
      grid={1}
      margins={[0, 69, 6, 25]}
      {...props}
    >
      <Slab at={[-330, -230, -34]} size={[660, 520, 12]}>
        <Repeat count={10} step={[60, 0, 0]}>
          <Line from={[60, 276, 0]} to={[60, 520, 0]} pen="thin" />
        </Repeat>
      </Slab>
      <Slab at={[-300, -200, -22]} size={[600, 240, 22]}>
        <Racks />
        <Part
          name="dispatch"
          number={1}
          at={[550, 70, 84]}
          balloon={[96, -128]}
        >
          <Cabin />
        </Part>
        <Axis from={[180, 240, 1]} to={[180, 172, 1]} />
        <Line
          through={way(180, 200, 1).by(236, 0, 0).by(0, 40, 0)}
          pen="axis"
        />
        <Roof />
        <Trucks />
        <Part name="gate" number={4} at={[604, 376, 10]} balloon={[150, 52]}>
          <Gate />
        </Part>
      </Slab>
    </Scene>
  );
}
