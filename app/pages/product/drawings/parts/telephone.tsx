import { Box } from "../../../../drawings/kit/box.tsx";
import type { Iso, Point3 } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface TelephoneProps {
  iso: Iso;
  /** The front left foot. */
  at: Point3;
}

const WIDTH = 170;
const DEPTH = 170;
const LOW = 26;
const HIGH = 82;

/** A desk telephone with a sloping keypad and its handset on the cradle. */
export function Telephone({ iso, at: [x, y, z] }: TelephoneProps) {
  /** A point of the slope: u across, v up it from 0 to 1. */
  const slope = (u: number, v: number): Point3 => [x + u, y - v * DEPTH, z + LOW + v * (HIGH - LOW)];
  const key = (u: number, v: number) =>
    iso.polygon(slope(u, v), slope(u + 22, v), slope(u + 22, v + 0.1), slope(u, v + 0.1));
  const keys = [0.1, 0.25, 0.4, 0.55].flatMap((v) => [76, 106, 136].map((u) => key(u, v))).join("");
  const card = iso.polygon(slope(16, 0.12), slope(60, 0.12), slope(60, 0.63), slope(16, 0.63));
  const rulings = [0.22, 0.32, 0.42, 0.52].map((v) => iso.line(slope(22, v), slope(54, v))).join("");
  const back = y - DEPTH;
  const right = x + WIDTH;
  const side = iso.polygon([right, y, z], [right, back, z], [right, back, z + HIGH], [right, y, z + LOW]);
  return (
    <>
      <Path d={side} pen={["shade", "thick"]} />
      <Path
        d={iso.polygon(slope(0, 0), slope(WIDTH, 0), slope(WIDTH, 1), slope(0, 1))}
        pen={["lit", "thick"]}
      />
      <Path d={iso.front(x, z, WIDTH, LOW, y)} pen={["plate", "thick"]} />
      <Path d={keys} pen="plate" />
      <Path d={card + rulings} />
      <Box iso={iso} at={[x - 20, back + 4, z + HIGH - 8]} size={[48, 50, 30]} line="thick" />
      <Box iso={iso} at={[x + 28, back + 16, z + HIGH + 6]} size={[114, 28, 16]} line="thick" />
      <Box iso={iso} at={[x + 142, back + 4, z + HIGH - 8]} size={[48, 50, 30]} line="thick" />
    </>
  );
}
