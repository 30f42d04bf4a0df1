import {
  Again,
  At,
  Axis,
  Group,
  Line,
  Part,
  Rect,
  Repeat,
  Scene,
  Slab,
  way,
} from "../../../drawings/scene.ts";
import { Cabin, Gate, Racks } from "./parts/hub.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";
import { CabAndFrame, EmptyBody, LoadedBody, Tracker } from "./parts/truck.tsx";

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

/** Four bays at the dock: an empty truck for the way back, a body without its cab, two full ones. */
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
export default function LogisticsDrawing(props: IndustryDrawingProps) {
  return (
    <Scene id="hub" viewBox="-580 -392 1150 716" angle={27} grid={1} margins={[0, 69, 6, 25]} {...props}>
      <Slab at={[-330, -230, -34]} size={[660, 520, 12]}>
        <Repeat count={10} step={[60, 0, 0]}>
          <Line from={[60, 276, 0]} to={[60, 520, 0]} pen="thin" />
        </Repeat>
      </Slab>
      <Slab at={[-300, -200, -22]} size={[600, 240, 22]}>
        <Racks />
        <Part name="dispatch" number={1} at={[550, 70, 84]} balloon={[96, -128]}>
          <Cabin />
        </Part>
        <Axis from={[180, 240, 1]} to={[180, 172, 1]} />
        <Line through={way(180, 200, 1).by(236, 0, 0).by(0, 40, 0)} pen="axis" />
        <Roof />
        <Trucks />
        <Part name="gate" number={4} at={[604, 376, 10]} balloon={[150, 52]}>
          <Gate />
        </Part>
      </Slab>
    </Scene>
  );
}
