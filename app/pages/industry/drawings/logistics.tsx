import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { Repeat } from "../../../drawings/kit/repeat.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";
import { CabAndFrame, EmptyBody, LoadedBody, trackerOn } from "./parts/truck.tsx";

const iso = new Iso(27, 1);

const bayLines = Array.from({ length: 10 }, (_, bay) => -270 + bay * 60)
  .map((x) => iso.line([x, 46, -22], [x, 290, -22]))
  .join("");

/** Pigeonholes of a rack: four deep and three high on its side, three on its end. */
function rackHoles(x: number): string {
  let data = "";
  for (const z of [8, 44, 80]) {
    data += iso.front(x + 5, z, 30, 24, -30);
    for (const y of [-176, -139, -102, -65]) data += iso.side(y, z, 30, 24, x + 40);
  }
  return data;
}

const cabinDetails =
  iso.front(136, 30, 54, 38, -60) +
  iso.front(200, 30, 54, 38, -60) +
  iso.side(-160, 30, 40, 38, 270) +
  iso.side(-108, 30, 34, 38, 270) +
  iso.circleTop(195, -120, 18, 126);

const roofPosts = (
  [
    [-300, 40],
    [300, 40],
    [300, -200],
  ] as const
)
  .map(([x, y]) => iso.line([x, y, 0], [x, y, 150]))
  .join("");
const roof = iso.top(-316, -216, 632, 272, 150);
const tracker = trackerOn(84);

/** A freight hub with its roof off: one consignment goes from rack to dock. */
export default function LogisticsDrawing({ labels, description }: IndustryDrawingProps) {
  const [dispatch, tracking, proof, eWayBill, backhaul] = labels;
  return (
    <Drawing viewBox="-580 -392 1150 716" description={description}>
      <Box iso={iso} at={[-330, -230, -34]} size={[660, 520, 12]} line="thick" />
      <Path d={bayLines} pen="thin" />
      <Box iso={iso} at={[-300, -200, -22]} size={[600, 240, 22]} line="thick" />
      <g id="hub-rack">
        <Box iso={iso} at={[-270, -180, 0]} size={[40, 150, 112]} line="thick" side="plate" />
        <Path d={rackHoles(-270)} pen="shade" />
      </g>
      <Repeat iso={iso} of="hub-rack" by={[120, 0, 0]} />
      <Path d={iso.front(-145, 80, 30, 24, -30)} pen="signal" />
      <Repeat iso={iso} of="hub-rack" by={[240, 0, 0]} />
      <Box iso={iso} at={[120, -180, 0]} size={[150, 120, 84]} line="thick" />
      <Path d={iso.line([195, -120, 84], [195, -120, 140])} pen="thick" />
      <Path d={cabinDetails} />
      <Path
        d={iso.line([-120, 40, 1], [-120, -28, 1]) + iso.line([-120, 0, 1], [116, 0, 1], [116, 40, 1])}
        pen="axis"
      />
      <Path d={roofPosts} pen="centre" />
      <Path d={roof} pen="hidden" />
      <EmptyBody iso={iso} x={-270} />
      <g id="hub-cab">
        <CabAndFrame iso={iso} x={-270} />
      </g>
      <g id="hub-body">
        <LoadedBody iso={iso} x={-152} />
      </g>
      <Repeat iso={iso} of="hub-cab" by={[118, 0, 0]} />
      <Repeat iso={iso} of="hub-body" by={[236, 0, 0]} />
      <Repeat iso={iso} of="hub-cab" by={[354, 0, 0]} />
      <Path d={iso.line([tracker[0], tracker[1], 52], tracker)} pen="thick" />
      <Path d={iso.circleTop(tracker[0], tracker[1], 5, tracker[2])} pen="signal" />
      <Box iso={iso} at={[270, 150, -22]} size={[34, 34, 60]} line="thick" />
      <Path d={iso.front(276, 6, 20, 22, 184) + iso.side(158, 6, 18, 22, 304)} />
      <Path d={iso.line([287, 196, 14], [287, 290, 14])} pen="heavy" />
      <Path
        d={iso.line([287, 214, 14], [287, 228, 14]) + iso.line([287, 246, 14], [287, 260, 14])}
        pen={["signalLine", "partition"]}
      />
      <Balloon number={1} part={iso.project([250, -130, 84])} offset={[96, -128]} label={dispatch} />
      <Balloon number={2} part={iso.project(tracker)} offset={[-78, 190]} label={tracking} side="left" />
      <Balloon number={3} part={iso.project([-120, 236, 30])} offset={[-60, 132]} label={proof} side="left" />
      <Balloon number={4} part={iso.project([304, 176, 10])} offset={[150, 52]} label={eWayBill} />
      <Balloon
        number={5}
        part={iso.project([-262, 120, 72])}
        offset={[-92, -78]}
        label={backhaul}
        side="left"
      />
    </Drawing>
  );
}
