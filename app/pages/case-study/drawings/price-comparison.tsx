import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { sorterIso as iso, SortingMachine } from "./parts/sorting-machine.tsx";

/** Two years of daily lows on a plate, and beside it the gauge that a discount is read from. */
function PriceHistory() {
  const [x, y, z] = [300, -140, 100] as const;
  const steps = [70, 70, 58, 58, 64, 44, 44, 30, 30, 22];
  const line = iso.line(
    ...steps.flatMap((price, index) => [
      [x + 8 + index * 11, y + 8, z + price] as const,
      [x + 19 + index * 11, y + 8, z + price] as const,
    ]),
  );
  const median = iso.line([x + 8, y + 8, z + 50], [x + 120, y + 8, z + 50]);
  return (
    <>
      <Box iso={iso} at={[x, y, z]} size={[128, 8, 88]} line="thick" />
      <Path d={line} pen="medium" />
      <Path d={median} pen="hidden" />
    </>
  );
}

/** The drop below the median, dimensioned. */
function MeasuredDiscount() {
  const [x, z] = [448, 100] as const;
  const ticks = [22, 50].map((price) => iso.line([x - 6, -132, z + price], [x + 6, -132, z + price]));
  return <Path d={iso.line([x, -132, z + 22], [x, -132, z + 50]) + ticks.join("")} pen="medium" />;
}

function AlertBell() {
  return (
    <g transform="translate(-112 178)">
      <Path d="M-22 14q8-6 8-22q0-16 14-16t14 16q0 16 8 22z" pen={["plate", "thick"]} />
      <Path d="M-5 14q0 7 5 7t5-7M0-24v-6M-28-14q0-10 6-16M28-14q0-10-6-16" pen="medium" />
    </g>
  );
}

function BrandDashboard() {
  const [x, y, z] = [548, 50, 24] as const;
  const bars = [18, 30, 24, 40].map((height, index) =>
    iso.front(x + 12 + index * 18, z + 10, 11, height, y + 8),
  );
  return (
    <>
      <Box iso={iso} at={[x, y, z]} size={[96, 8, 66]} line="thick" />
      <Path d={bars.join("")} pen="shade" />
    </>
  );
}

/** The machine, with what is read from its bins around it. */
export default function PriceComparisonDrawing({ description }: FigureProps) {
  return (
    <Drawing viewBox="-206 -282 806 562" description={description}>
      <PriceHistory />
      <MeasuredDiscount />
      <SortingMachine />
      <AlertBell />
      <BrandDashboard />
      <Balloon number={1} part={iso.project([110, 20, 188])} offset={[26, -84]} />
      <Balloon number={2} part={iso.project([50, 72, 76])} offset={[-96, -8]} />
      <Balloon number={3} part={iso.project([340, -132, 158])} offset={[-14, -84]} />
      <Balloon number={4} part={iso.project([448, -132, 140])} offset={[26, -64]} />
      <Balloon number={5} part={[-116, 172]} offset={[-50, -58]} />
      <Balloon number={6} part={iso.project([628, 58, 54])} offset={[34, -84]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: SortingMachine, viewBox: "-140 -226 600 466" };
