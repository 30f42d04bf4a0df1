import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Face } from "../../../drawings/kit/face.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { Pen } from "../../../drawings/kit/pens.ts";

const iso = new Iso(27);
const PLATE = -44;

const grid = (xs: readonly number[], ys: readonly number[], radius: number, z: number) =>
  xs.flatMap((x) => ys.map((y) => iso.circleTop(x, y, radius, z))).join("");

/** The mark of a person on the front of a part. */
function Person({ pen }: { pen: readonly Pen[] }) {
  return (
    <>
      <Dot at={[0, -26]} radius={20} pen={pen} />
      <Path d="M-42 40C-42 8-24-1 0-1S42 8 42 40Z" pen={pen} />
    </>
  );
}

interface SeatsProps {
  /** What the part in place and the part to come are called. */
  labels: readonly string[];
  description?: string | undefined;
}

/** A mounting plate with two seats: one part bolted down, the other drawn above its empty socket. */
export function SeatsDrawing({ labels, description }: SeatsProps) {
  const [fitted, toCome] = labels;
  const pins = [90, 250].flatMap((x) => [-80, 80].map((y) => iso.line([x, y, PLATE], [x, y, 70])));
  const ghost =
    iso.front(60, 70, 220, 130, 110) + iso.side(-110, 70, 220, 130, 280) + iso.top(60, -110, 220, 220, 200);
  return (
    <Drawing viewBox="-550 -320 1120 660" description={description}>
      <Box iso={iso} at={[-390, -160, -70]} size={[720, 320, 26]} line="thick" />
      <Path d={grid([-366, 306], [-136, 136], 10, PLATE)} pen="shade" />
      <Path d={iso.top(60, -110, 220, 220, PLATE)} pen="thick" />
      <Path d={iso.top(72, -98, 196, 196, PLATE)} pen="shade" />
      <Path d={grid([90, 250], [-80, 80], 8, PLATE)} pen="plate" />
      <Box iso={iso} at={[-340, -110, PLATE]} size={[220, 220, 130]} line="thick" />
      <Path d={iso.top(-324, -94, 188, 188, 86) + iso.front(-324, -30, 188, 102, 110)} />
      <Face iso={iso} plane="front" through={[-230, 110, 16]}>
        <Person pen={["thick", "lit"]} />
      </Face>
      <Path d={grid([-302, -158], [-72, 72], 10, 86)} pen="signal" />
      <Path d={pins.join("")} pen="centre" />
      <Path d={ghost} pen={["hidden", "thick"]} />
      <Path d={iso.front(76, 84, 188, 102, 110) + grid([98, 242], [-72, 72], 10, 200)} pen="hidden" />
      <Face iso={iso} plane="front" through={[170, 110, 130]}>
        <Person pen={["hidden", "thick"]} />
      </Face>
      <Balloon number={1} part={iso.project([-330, 60, 86])} offset={[-70, -74]} label={fitted} side="left" />
      <Balloon number={2} part={iso.project([270, -90, 200])} offset={[76, -40]} label={toCome} />
    </Drawing>
  );
}
