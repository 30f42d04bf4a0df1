import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Face } from "../../../drawings/kit/face.tsx";
import { polyline } from "../../../drawings/kit/format.ts";
import { Iso, type Point2 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import type { IndustryDrawingProps } from "./parts/props.ts";

const iso = new Iso(27, 1);
const WIDTH = 340;
const DEPTH = 190;
const HEIGHT = 320;
const LEFT = -WIDTH / 2;
const FRONT = DEPTH / 2;
const BASE = -150;
const DRAWER = { width: 104, height: 70, pitch: 78 };
const PULL = 150;

const columns = [0, 1, 2].map((column) => 9 + column * 109);
const rows = [0, 1, 2, 3].map((row) => 8 + row * DRAWER.pitch);

/** Every drawer front but the one that is pulled out. */
const drawers = columns
  .flatMap((x) => rows.map((y) => [x, y] as const))
  .filter(([x, y]) => !(x === columns[1] && y === rows[2]))
  .map(([x, y]) => `M${x} ${y}h${DRAWER.width}v${DRAWER.height}h-${DRAWER.width}z`)
  .join("");
const handles = columns
  .flatMap((x) => rows.map((y) => `M${x + 34} ${y + 20}h36v-9h-36zM${x + 36} ${y + 46}h32`))
  .join("");

/** A ratchet wheel: each tooth rises slowly and falls at once, so that it turns one way. */
function ratchetWheel(radius: number, teeth: number): string {
  const points: Point2[] = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (Math.floor((index + 1) / 2) * 2 * Math.PI) / teeth;
    const reach = index % 2 ? radius : radius - 11;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return `${polyline(points)}z`;
}

const key = "M0 0a7 7 0 1 0 .1 0zM0 14v32m0-4h7m-7-8h5";
const dialTicks = [200, 230, 260, 290, 320, 340]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map((a) =>
    polyline([
      [24 * Math.cos(a), 24 * Math.sin(a)],
      [30 * Math.cos(a), 30 * Math.sin(a)],
    ]),
  )
  .join("");

function PulledDrawer() {
  const x = LEFT + (columns[1] ?? 0);
  const z = BASE + HEIGHT - (rows[2] ?? 0) - DRAWER.height;
  const { width, height } = DRAWER;
  const near = FRONT + PULL;
  const inside = iso.top(x + 6, FRONT, width - 12, PULL - 6, z + height - 2);
  const weight = (px: number, py: number, radius: number, rise: number) =>
    iso.column(px, py, radius, z + 40, rise);
  const weights = [
    weight(x + 34, FRONT + 44, 17, 52),
    weight(x + 70, FRONT + 82, 19, 46),
    weight(x + 36, FRONT + 116, 15, 38),
  ];
  return (
    <>
      <Path d={iso.side(FRONT, z, PULL, height, x + width)} pen={["shade", "thick"]} />
      <Path d={iso.top(x, FRONT, width, PULL, z + height)} pen={["lit", "thick"]} />
      <Path d={inside} pen="shade" />
      {weights.map(({ body, top }) => (
        <g key={body}>
          <Path d={body} pen={["plate", "thick"]} />
          <Path d={top} pen={["lit", "thick"]} />
        </g>
      ))}
      <Path
        d={iso.polygon(
          [x, near, z],
          [x + width, near, z],
          [x + width, near, z + height],
          [x, near, z + height],
        )}
        pen={["signal", "thick"]}
      />
      <Path d={iso.front(x + 34, z + 50, 36, 9, near) + iso.front(x + 26, z + 14, 52, 20, near)} pen="lit" />
    </>
  );
}

/** A frame of equal drawers, one per tenant; one is pulled out and holds the weights. */
export default function SaasIndustryDrawing({ labels, description }: IndustryDrawingProps) {
  const [tenancy, metering, signOn, cost, releases] = labels;
  return (
    <Drawing viewBox="-450 -380 900 740" description={description}>
      <Box
        iso={iso}
        at={[LEFT - 14, -FRONT - 14, BASE - 22]}
        size={[WIDTH + 28, DEPTH + 28, 22]}
        line="thick"
      />
      <Box iso={iso} at={[LEFT, -FRONT, BASE]} size={[WIDTH, DEPTH, HEIGHT]} line="thick" />
      <Face iso={iso} plane="front" through={[LEFT, FRONT, BASE + HEIGHT]}>
        <Path d={drawers} pen="plate" />
        <Path d={`M${columns[1]} ${rows[2]}h104v70h-104z`} pen="ink" />
        <Path d={handles} />
      </Face>
      <PulledDrawer />
      <Box iso={iso} at={[-60, -50, BASE + HEIGHT]} size={[120, 90, 78]} line="thick" />
      <Face iso={iso} plane="front" through={[0, 40, BASE + HEIGHT + 34]}>
        <Dot at={[0, 0]} radius={32} pen={["lit", "thick"]} />
        <Path d={dialTicks} />
        <Path d="M0 0L15-17" pen="heavy" />
        <Path d="M-24 12h48v14h-48zM-12 12v14M0 12v14M12 12v14" pen="plate" />
      </Face>
      <Face iso={iso} plane="side" through={[-LEFT, 0, BASE + 108]}>
        <Path d={ratchetWheel(58, 14)} pen={["plate", "thick"]} />
        <Dot at={[0, 0]} radius={30} />
        <Dot at={[0, 0]} radius={9} pen={["shade", "thick"]} />
        <Path d="M-66-74L-24-52l6 6-9 7-44-23z" pen={["lit", "thick"]} />
        <Dot at={[-66, -68]} radius={9} pen={["plate", "thick"]} />
      </Face>
      <Face iso={iso} plane="side" through={[-LEFT, -40, BASE + HEIGHT - 26]}>
        <Path d="M-12-10h24v14h-24z" pen={["plate", "thick"]} />
        <Dot at={[0, 24]} radius={22} pen="thick" />
        <g transform="translate(-8 44)rotate(14)">
          <Path d={key} pen={["plate", "thick"]} />
        </g>
        <g transform="translate(10 44)rotate(-18)">
          <Path d={key} pen={["plate", "thick"]} />
        </g>
      </Face>
      <Balloon
        number={1}
        part={iso.project([LEFT + 30, FRONT, BASE + 210])}
        offset={[-104, -52]}
        label={tenancy}
        side="left"
      />
      <Balloon
        number={2}
        part={iso.project([40, 0, BASE + HEIGHT + 78])}
        offset={[110, -62]}
        label={metering}
      />
      <Balloon
        number={3}
        part={iso.project([-LEFT, -64, BASE + HEIGHT - 60])}
        offset={[112, -58]}
        label={signOn}
      />
      <Balloon
        number={4}
        part={iso.project([LEFT + 150, FRONT + 116, BASE + 164])}
        offset={[-150, -8]}
        label={cost}
        side="left"
      />
      <Balloon number={5} part={iso.project([-LEFT, 10, BASE + 76])} offset={[126, 60]} label={releases} />
    </Drawing>
  );
}
