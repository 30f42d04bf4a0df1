import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { Repeat } from "../../../drawings/kit/repeat.tsx";
import { ArrivingFares, firstFare, fareIso as iso, lastFare } from "./parts/arriving-fares.tsx";
import type { FigureProps } from "./parts/figure-props.ts";

/** The bill leaves by a gate at the foot of the phone, line by line. */
function PaymentGate() {
  const lines = [158, 174, 190, 238, 254, 270, 286].map((x, line) =>
    iso.line([x, -8, 0], [x, line % 2 ? 20 : 30, 0]),
  );
  return (
    <>
      <Path d={iso.top(130, -16, 176, 56, 0)} pen="plate" />
      <Path d={lines.join("")} />
      <Box iso={iso} at={[204, -32, 0]} size={[12, 10, 62]} line="thick" />
      <Box iso={iso} at={[204, 46, 0]} size={[12, 10, 62]} line="thick" />
      <Box iso={iso} at={[202, -34, 62]} size={[16, 92, 12]} line="thick" />
    </>
  );
}

function FareCalendar() {
  const [x, z, cell] = [172, 176, 17] as const;
  const rules = [1, 2, 3, 4].map((row) =>
    iso.line([x, -90, z + row * cell], [x + 7 * cell, -90, z + row * cell]),
  );
  const columns = [1, 2, 3, 4, 5, 6].map((column) =>
    iso.line([x + column * cell, -90, z], [x + column * cell, -90, z + 4 * cell]),
  );
  return (
    <>
      <Box iso={iso} at={[x, -98, z]} size={[7 * cell, 8, 5 * cell]} line="thick" />
      <Path d={rules.join("") + columns.join("")} />
      <Path d={iso.front(x + 2 * cell, z + cell, cell, cell, -90)} pen="shade" />
    </>
  );
}

function Passport() {
  return (
    <>
      <Box iso={iso} at={[160, 96, 0]} size={[54, 78, 8]} line="thick" />
      <Path
        d={
          iso.circleTop(187, 132, 15, 8) +
          iso.line([172, 160, 8], [202, 160, 8]) +
          iso.line([166, 96, 8], [166, 174, 8])
        }
      />
    </>
  );
}

/** One shop drawn, two copied. */
function BranchStorefronts() {
  const awning = iso.polygon([0, 44, 38], [56, 44, 38], [56, 62, 26], [0, 62, 26]);
  const stripes = [14, 28, 42].map((x) => iso.line([x, 44, 38], [x, 62, 26]));
  return (
    <g transform="translate(296 -34)">
      <g id="b2c-shop">
        <Box iso={iso} at={[0, 0, 0]} size={[56, 44, 54]} line="thick" />
        <Path d={iso.front(7, 0, 14, 26, 44) + iso.front(28, 8, 22, 18, 44)} />
        <Path d={awning} pen={["lit", "thick"]} />
        <Path d={stripes.join("")} />
      </g>
      {[1, 2].map((shop) => (
        <Repeat key={shop} iso={iso} of="b2c-shop" by={[74 * shop, 0, 0]} />
      ))}
    </g>
  );
}

/** Answers arrive from the left, the bill leaves to the right, on its way to the branches. */
export default function B2cTravelPortalDrawing({ description }: FigureProps) {
  const [checkX, checkY] = firstFare;
  return (
    <Drawing viewBox="-340 -312 840 530" description={description}>
      <FareCalendar />
      <ArrivingFares />
      <PaymentGate />
      <Passport />
      <BranchStorefronts />
      <Balloon number={1} part={lastFare} offset={[-30, 96]} />
      <Balloon number={2} part={[checkX - 6, checkY]} offset={[52, -112]} />
      <Balloon number={3} part={iso.project([278, -90, 236])} offset={[66, -46]} />
      <Balloon number={4} part={iso.project([186, 168, 8])} offset={[-60, 50]} />
      <Balloon number={5} part={iso.project([286, 20, 0])} offset={[40, 60]} />
      <Balloon number={6} part={[372, -32]} offset={[58, -66]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: ArrivingFares, viewBox: "-326 -272 480 420" };
