import { At, Facing, Part, Repeat } from "../../../drawings/scene.ts";
import {
  Arc,
  Box,
  Cylinder,
  Line,
  Rect,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import {
  type KeyedDrawingProps,
  Posts,
  ServiceCanvas,
} from "./parts/canvas.tsx";

/** The handset lies on its back, its top end away to the upper right. */
const WIDTH = 148;
const LENGTH = 270;

/** Two tracks leave the foot of the phone, one a store. */
const Tracks = () => (
  <Repeat count={2} step={[70, 0, 0]}>
    <Ruling
      from={[30, LENGTH, 0]}
      to={[30, LENGTH + 96, 0]}
      count={2}
      step={[16, 0, 0]}
    />
    <Ruling
      from={[26, LENGTH + 16, 0]}
      to={[50, LENGTH + 16, 0]}
      count={4}
      step={[0, 20, 0]}
    />
  </Repeat>
);

/** A broken signal at the top end. */
const Signal = () => (
  <Facing at={[WIDTH, 0, -9]}>
    {[22, 38, 54].map((radius) => (
      <Arc
        key={radius}
        at={[0, 0]}
        radius={radius}
        degrees={[-60, 0]}
        pen="hidden"
      />
    ))}
  </Facing>
);

const Traces = () => (
  <>
    {[54, 130, 196, 240].map((y) => (
      <Line key={y} from={[14, y, 0]} to={[WIDTH - 14, y, 0]} pen="thin" />
    ))}
    <Ruling
      from={[34, 14, 0]}
      to={[34, LENGTH - 14, 0]}
      count={3}
      step={[40, 0, 0]}
      pen="thin"
    />
  </>
);

/** What waits to be sent, the longest waiting in front. */
const Queue = () => (
  <Repeat count={4} step={[0, 24, 0]}>
    {(copy) => <Box at={[18, 160, 0]} size={[40, 14, 27 - copy * 5]} />}
  </Repeat>
);

const Modules = () => (
  <Repeat count={2} step={[0, 56, 0]}>
    <Ruling from={[136, 96, 0]} to={[143, 96, 0]} count={4} step={[0, 8, 0]} />
    <Box at={[96, 90, 0]} size={[40, 40, 10]} />
  </Repeat>
);

/** The glass with its screen: a card, a list and a button. */
const Screen = () => (
  <>
    <Rect face="top" at={[10, 12, 0]} size={[128, 246]} />
    <Rect face="top" at={[24, 34, 0]} size={[100, 62]} />
    <Ruling
      from={[24, 118, 0]}
      to={[124, 118, 0]}
      count={4}
      step={[0, 22, 0]}
    />
    <Rect face="top" at={[24, 212, 0]} size={[100, 28]} />
  </>
);

/**
 * A handset with its glass lifted off: what an app stands on, and the two
 * stores it leaves for.
 */
export default function MobileCrossPlatformDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="app" margins={[47, 38, 64, 115]} {...props}>
      <At at={[-74, -150, -92]}>
        <Part
          name="stores"
          number={5}
          at={[38, LENGTH + 60, 0]}
          balloon={[-64, -26]}
        >
          <Tracks />
        </Part>
        <Slab at={[0, 0, 0]} size={[WIDTH, LENGTH, 18]}>
          <Traces />
          <Part
            name="signal"
            number={4}
            at={[WIDTH + 20, -20, 2]}
            balloon={[34, -56]}
          >
            <Signal />
          </Part>
          <Part name="modules" number={2} at={[143, 168, 2]} balloon={[70, 26]}>
            <Modules />
          </Part>
          <Part
            name="queue"
            number={1}
            at={[30, 239, 12]}
            balloon={[-104, -22]}
          >
            <Queue />
          </Part>
          <Part
            name="payments"
            number={3}
            at={[128, 234, 18]}
            balloon={[84, 60]}
          >
            <Slab at={[88, 210, 0]} size={[48, 40, 18]} front="signal" />
          </Part>
          <Posts size={[WIDTH, LENGTH]} height={166} />
          <Slab at={[0, 0, 166]} size={[WIDTH, LENGTH, 7]}>
            <Screen />
            <Part
              name="probe"
              number={6}
              at={[94, 120, 65]}
              balloon={[-64, -34]}
            >
              <Line from={[94, 120, 0]} to={[94, 120, 19]} pen="thick" />
              <Cylinder
                at={[94, 120, 19]}
                radius={5}
                length={46}
                body="shade"
              />
            </Part>
          </Slab>
        </Slab>
      </At>
    </ServiceCanvas>
  );
}
