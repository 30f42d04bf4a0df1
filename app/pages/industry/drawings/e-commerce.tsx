import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Face } from "../../../drawings/kit/face.tsx";
import { Iso, type Point3, type Size3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { Repeat } from "../../../drawings/kit/repeat.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";

const iso = new Iso(27, 1);
const CARTON: Point3 = [-120, -90, -100];
const CARTON_SIZE: Size3 = [240, 180, 130];
const RIM = 30;

const flaps = {
  behind:
    iso.polygon([-120, -90, RIM], [120, -90, RIM], [116, -150, 66], [-116, -150, 66]) +
    iso.polygon([-120, -90, RIM], [-120, 90, RIM], [-186, 86, 58], [-186, -86, 58]),
  before:
    iso.polygon([-120, 90, RIM], [120, 90, RIM], [116, 138, -14], [-116, 138, -14]) +
    iso.polygon([120, -90, RIM], [120, 90, RIM], [178, 86, -8], [178, -86, -8]),
};

function Carton() {
  return (
    <>
      <Path d={flaps.behind} pen={["lit", "thick"]} />
      <Box iso={iso} at={CARTON} size={CARTON_SIZE} top="shade" line="thick" />
      <Path
        d={iso.polygon([-120, -90, RIM], [120, -90, RIM], [120, -90, -16], [-120, -90, -16])}
        pen="plate"
      />
      <Path d={iso.front(-120, -100, 240, 130, 90)} pen={["plate", "thick"]} />
      <Path d={flaps.before} pen={["lit", "thick"]} />
    </>
  );
}

/** Lines of print on a slip, each as long as given, with a column of amounts on the right. */
function print(lengths: readonly number[], amountsAt: number): string {
  return lengths
    .map((length, row) => `M12 ${16 + row * 12}h${length}M${amountsAt} ${16 + row * 12}h18`)
    .join("");
}

const barcode = [0, 4, 10, 13, 19, 22, 28, 34, 37, 43, 49, 52, 58].map((x) => `M${12 + x} 14v30`).join("");

/** A carton in exploded view on a vertical axis, with the queue of a sale day behind it. */
export default function ECommerceDrawing({ labels, description }: IndustryDrawingProps) {
  const [stock, checkout, cashOnDelivery, settlements, saleDay] = labels;
  const ghost = iso.box([-120, -310, -100], [240, 120, 130]);
  return (
    <Drawing viewBox="-490 -370 1030 730" description={description}>
      <g id="shop-queue">
        <Path d={ghost.front + ghost.side + ghost.top} pen="hidden" />
      </g>
      <Repeat iso={iso} of="shop-queue" by={[0, -160, 0]} />
      <Path d={iso.line([0, -500, -100], [0, -90, -100])} pen="centre" />
      <Carton />
      <Path d={iso.line([0, 0, -20], [0, 0, 330])} pen="axis" />
      <Face iso={iso} plane="top" through={[-70, -50, 84]}>
        <Path d="M0 0h140v100H0z" pen={["plate", "thick"]} />
        <Path d={`${print([60, 44, 70, 52, 38], 104)}M12 82h110`} />
      </Face>
      <Box iso={iso} at={[-80, -52, 138]} size={[160, 104, 52]} line="thick" />
      <Path d={iso.front(-56, 152, 52, 24, 52) + iso.line([-48, 52, 164], [-14, 52, 164])} />
      <Box iso={iso} at={[-85, -57, 216]} size={[170, 114, 20]} line="thick" front="signal" />
      <Face iso={iso} plane="top" through={[-46, -34, 286]}>
        <Path d="M0 0h92v68H0z" pen={["plate", "thick"]} />
        <Path d="M10 14h48M10 26h60M10 38h34M70 56H40l8-6m-8 6l8 6" />
      </Face>
      <Path
        d={iso.line([-66, 90, -24], [-66, 190, -24]) + iso.line([74, 90, -94], [74, 190, -94])}
        pen="hidden"
      />
      <Face iso={iso} plane="front" through={[-66, 190, -14]}>
        <Path d="M0 0h140v84H0z" pen={["plate", "thick"]} />
        <Path d={`${barcode}M84 16h44M84 28h30M84 40h38M12 68h60M96 60h32v16H96z`} />
        <Path d="M0 54h140" pen="hidden" />
      </Face>
      <Face iso={iso} plane="top" through={[-206, 246, -100]}>
        <Path d="M0 0h446v64H0l-8-8 8-8-8-8 8-8-8-8 8-8-8-8z" pen={["lit", "thick"]} />
        <Path
          d={[20, 60, 100, 140, 180, 220, 260, 300, 340]
            .map((x) => `M${x} 12v${x % 3 ? 26 : 34}m0 8v8`)
            .join("")}
        />
      </Face>
      <Path d={iso.cylinder(240, -66, 34, 246, 64).body} pen={["shade", "thick"]} />
      <Path d={iso.cylinder(240, -66, 34, 246, 64).front} pen={["plate", "thick"]} />
      <Path d={[26, 19, 9].map((radius) => iso.circleFront(240, -66, radius, 310)).join("")} />
      <Balloon number={1} part={iso.project([-70, 52, 176])} offset={[-130, -66]} label={stock} side="left" />
      <Balloon number={2} part={iso.project([252, 310, -44])} offset={[120, 30]} label={checkout} />
      <Balloon
        number={3}
        part={iso.project([-58, 190, -40])}
        offset={[-112, -50]}
        label={cashOnDelivery}
        side="left"
      />
      <Balloon
        number={4}
        part={iso.project([-62, 40, 84])}
        offset={[-128, -58]}
        label={settlements}
        side="left"
      />
      <Balloon number={5} part={iso.project([0, -470, 30])} offset={[-74, -72]} label={saleDay} side="left" />
    </Drawing>
  );
}
