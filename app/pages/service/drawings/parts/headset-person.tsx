import { Dot } from "../../../../drawings/kit/dot.tsx";
import { point } from "../../../../drawings/kit/format.ts";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

/** A person with a headset, seen as a bust. */
export function HeadsetPerson({ head }: { head: Point2 }) {
  const [x, y] = head;
  const shoulders = `M${point(x - 40, y + 96)}v-22c0-30 16-44 40-44s40 14 40 44v22z`;
  const headband = `M${point(x - 26, y + 4)}v-6a26 26 0 0 1 52 0v6m0 14c0 12-10 18-20 18`;
  const earcups = `M${point(x - 31, y + 2)}h9v17h-9zM${point(x + 22, y + 2)}h9v17h-9z`;
  return (
    <>
      <Path d={shoulders} pen={["plate", "thick"]} />
      <Dot at={head} radius={22} pen={["plate", "thick"]} />
      <Path d={headband} pen="thick" />
      <Path d={earcups} pen="shade" />
    </>
  );
}
