import { Box } from "../../../../drawings/kit/box.tsx";
import type { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface TruckPartProps {
  iso: Iso;
  x: number;
}

const WIDTH = 64;
const REAR = 44;
const LENGTH = 140;
const HEIGHT = 72;
const CAB = REAR + LENGTH + 8;
const NOSE = CAB + 44;

/** Where the tracking unit stands on a truck at x. */
export const trackerOn = (x: number) => [x + WIDTH / 2, CAB + 20, 84] as const;

/** The empty load bed, its body drawn in hidden lines. */
export function EmptyBody({ iso, x }: TruckPartProps) {
  const { front, side, top } = iso.box([x, REAR, 0], [WIDTH, LENGTH, HEIGHT]);
  return (
    <>
      <Path d={iso.top(x, REAR, WIDTH, LENGTH, 0)} pen="lit" />
      <Path d={front + side + top} pen="hidden" />
    </>
  );
}

export function LoadedBody({ iso, x }: TruckPartProps) {
  const ribs = [1, 2, 3, 4, 5, 6, 7]
    .map((rib) => REAR + (rib * LENGTH) / 8)
    .map((y) => iso.line([x + WIDTH, y, 6], [x + WIDTH, y, HEIGHT - 6]));
  return (
    <>
      <Box iso={iso} at={[x, REAR, 0]} size={[WIDTH, LENGTH, HEIGHT]} line="thick" />
      <Path d={ribs.join("")} />
    </>
  );
}

/** Wheels, frame and cab: what a full truck and an empty one have in common. */
export function CabAndFrame({ iso, x }: TruckPartProps) {
  const frame = iso.box([x, REAR, -8], [WIDTH, LENGTH, 8]);
  const wheels = [REAR + 22, REAR + 52, CAB + 26].map((y) => iso.circleSide(y, -12, 11, x + WIDTH));
  const windows =
    iso.front(x + 8, 22, WIDTH - 16, 22, NOSE) +
    iso.side(CAB + 10, 22, 24, 20, x + WIDTH - 2) +
    iso.line([x + 10, NOSE, 4], [x + WIDTH - 10, NOSE, 4]) +
    iso.line([x + 10, NOSE, -2], [x + WIDTH - 10, NOSE, -2]);
  return (
    <>
      <Path d={wheels.join("")} pen={["shade", "thick"]} />
      <Path d={frame.front + frame.side} pen="plate" />
      <Box iso={iso} at={[x + 2, CAB, -10]} size={[WIDTH - 4, 44, 62]} line="thick" />
      <Path d={windows} />
    </>
  );
}
