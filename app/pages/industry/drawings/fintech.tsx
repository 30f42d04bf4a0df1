import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Face } from "../../../drawings/kit/face.tsx";
import { coordinate, point, polyline } from "../../../drawings/kit/format.ts";
import { Iso, type Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";

const iso = new Iso(27, 1);
const FLOOR = -150;
const AXIS_Y = -80;
const ARM = 200;
const BEAM = 190;
const PAN = 26;

function Column({ at: [x, y, z], radius, height }: { at: Point3; radius: number; height: number }) {
  const { body, top } = iso.column(x, y, radius, z, height);
  return (
    <>
      <Path d={body} pen={["plate", "thick"]} />
      <Path d={top} pen={["lit", "thick"]} />
    </>
  );
}

/** The near half of a level circle's rim. */
function nearRim(x: number, y: number, radius: number, z: number): string {
  const [cx, cy] = iso.project([x, y, z]);
  const [rx, ry] = [radius * Math.SQRT2 * iso.cos, radius * Math.SQRT2 * iso.sin];
  return `M${point(cx - rx, cy)}a${point(rx, ry)} 0 0 0 ${coordinate(2 * rx)} 0`;
}

/** A pile of coins: a column with the edges of its coins. */
function Coins({ x, y, count }: { x: number; y: number; count: number }) {
  const edges = Array.from({ length: count - 1 }, (_, coin) => nearRim(x, y, 17, PAN + 14 + coin * 8));
  return (
    <>
      <Column at={[x, y, PAN + 6]} radius={17} height={count * 8} />
      <Path d={edges.join("")} />
    </>
  );
}

function pan(x: number): string {
  return [0.4, 2.5, 4.6]
    .map((angle): Point3 => [x + 62 * Math.cos(angle), AXIS_Y + 62 * Math.sin(angle), PAN + 6])
    .map((rim) => iso.line([x, AXIS_Y, BEAM - 4], rim))
    .join("");
}

const pageLines = Array.from({ length: 8 }, (_, row) => 22 + row * 19)
  .map((y) => `M12 ${y}h96M132 ${y}h96`)
  .join("");
const clockTicks = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6)
  .map((a) => [Math.cos(a), Math.sin(a)] as const)
  .map(([c, s]) =>
    polyline([
      [38 * c, 38 * s],
      [44 * c, 44 * s],
    ]),
  )
  .join("");

function Balance() {
  const beam = iso.polygon(
    [-ARM, AXIS_Y, BEAM],
    [0, AXIS_Y, BEAM + 18],
    [ARM, AXIS_Y, BEAM],
    [ARM, AXIS_Y, BEAM - 8],
    [0, AXIS_Y, BEAM - 12],
    [-ARM, AXIS_Y, BEAM - 8],
  );
  return (
    <>
      <Column at={[0, AXIS_Y, FLOOR]} radius={44} height={14} />
      <Column at={[0, AXIS_Y, FLOOR + 14]} radius={8} height={BEAM - FLOOR} />
      <Path d={beam} pen={["plate", "thick"]} />
      <Path d={iso.circleFront(0, BEAM + 2, 9, AXIS_Y)} pen={["shade", "thick"]} />
      <Path d={iso.line([0, AXIS_Y, BEAM - 12], [0, AXIS_Y, BEAM - 92])} pen="heavy" />
      <Column at={[-ARM, AXIS_Y, PAN]} radius={62} height={6} />
      <Coins x={-ARM - 24} y={AXIS_Y - 12} count={5} />
      <Coins x={-ARM + 26} y={AXIS_Y - 16} count={7} />
      <Coins x={-ARM} y={AXIS_Y + 28} count={3} />
      <Column at={[ARM, AXIS_Y, PAN]} radius={62} height={6} />
      <Face iso={iso} plane="top" through={[ARM - 38, AXIS_Y - 48, PAN + 8]}>
        <Path d="M0 0h76v96l-9-6-10 6-9-6-10 6-9-6-10 6-9-6-10 6z" pen={["lit", "thick"]} />
        <Path d="M10 14h40M10 26h56M10 38h30" />
        <Dot at={[46, 64]} radius={19} pen="signal" />
        <Dot at={[46, 64]} radius={13} />
      </Face>
      <Path d={pan(-ARM) + pan(ARM)} />
    </>
  );
}

/** A beam balance over an open ledger: coins in one pan, a stamped receipt in the other. */
export default function FintechDrawing({ labels, description }: IndustryDrawingProps) {
  const [ledger, kyc, mandates, webhooks, dayEnd] = labels;
  const clock = iso.cylinder(216, FLOOR + 62, 54, 60, 26);
  return (
    <Drawing viewBox="-500 -322 1000 712" description={description}>
      <Box iso={iso} at={[-296, -150, FLOOR - 16]} size={[576, 340, 16]} line="thick" />
      <Balance />
      <Box iso={iso} at={[-126, -14, FLOOR]} size={[252, 190, 6]} line="thick" />
      <Box iso={iso} at={[-120, -10, FLOOR + 6]} size={[240, 182, 16]} line="thick" />
      <Face iso={iso} plane="top" through={[-120, -10, FLOOR + 22]}>
        <Path d={`${pageLines}M120 0v182M84 8v166M204 8v166`} />
      </Face>
      <Box iso={iso} at={[-280, 110, FLOOR]} size={[128, 8, 88]} line="thick" />
      <Face iso={iso} plane="front" through={[-280, 118, FLOOR + 88]}>
        <Path d="M12 12h32v40H12zM56 18h58M56 32h44M56 46h52M12 76h104" />
        <Dot at={[28, 26]} radius={7} />
        <Path d="M17 52c0-18 22-18 22 0" />
        <Path d="M20 74c10-16 16-16 14-4s6 10 12-4 10-6 8 2 10 8 16-4 8 6 20 2" pen="medium" />
      </Face>
      <Path
        d={
          iso.line([176, 76, FLOOR + 30], [168, 76, FLOOR]) +
          iso.line([256, 76, FLOOR + 30], [264, 76, FLOOR])
        }
        pen="heavy"
      />
      <Path d={clock.body} pen={["shade", "thick"]} />
      <Path d={clock.front} pen={["plate", "thick"]} />
      <Face iso={iso} plane="front" through={[216, 86, FLOOR + 62]}>
        <Path d={clockTicks} />
        <Path d="M0 0V-26M0 0L-5-38" pen="heavy" />
        <Dot at={[0, 0]} radius={3} pen="ink" />
      </Face>
      <Balloon
        number={1}
        part={iso.project([-60, 172, FLOOR + 22])}
        offset={[-92, 104]}
        label={ledger}
        side="left"
      />
      <Balloon
        number={2}
        part={iso.project([-270, 118, FLOOR + 80])}
        offset={[-78, -76]}
        label={kyc}
        side="left"
      />
      <Balloon
        number={3}
        part={iso.project([-ARM - 24, AXIS_Y - 12, PAN + 46])}
        offset={[-120, -46]}
        label={mandates}
        side="left"
      />
      <Balloon
        number={4}
        part={iso.project([ARM + 34, AXIS_Y + 10, PAN + 8])}
        offset={[120, -86]}
        label={webhooks}
      />
      <Balloon number={5} part={iso.project([252, 86, FLOOR + 84])} offset={[214, 74]} label={dayEnd} />
    </Drawing>
  );
}
