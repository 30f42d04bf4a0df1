import { At, Box, Circle, Line, On, Rect, Repeat, Slab } from "../../../../drawings/scene.ts";

const WIDTH = 64;
const LENGTH = 140;
const HEIGHT = 72;
/** From the rear of the load bed to the cab, and how long the cab is. */
const CAB = LENGTH + 8;
const NOSE = 44;

/** The empty load bed, its body drawn in hidden lines. */
export function EmptyBody() {
  return (
    <>
      <Rect face="top" at={[0, 0, 0]} size={[WIDTH, LENGTH]} pen="lit" />
      <Box at={[0, 0, 0]} size={[WIDTH, LENGTH, HEIGHT]} fill="hidden" />
    </>
  );
}

export function LoadedBody() {
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
export function CabAndFrame() {
  return (
    <>
      {[22, 52, CAB + 26].map((y) => (
        <Circle key={y} face="side" at={[WIDTH, y, -12]} radius={11} pen={["shade", "thick"]} />
      ))}
      <Box at={[0, 0, -8]} size={[WIDTH, LENGTH, 8]} fill="plate" faces={["front", "side"]} />
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
export function Tracker() {
  return (
    <At at={[WIDTH / 2, CAB + 20, 52]}>
      <Line from={[0, 0, 0]} to={[0, 0, 32]} pen="thick" />
      <Circle face="top" at={[0, 0, 32]} radius={5} pen="signal" />
    </At>
  );
}
