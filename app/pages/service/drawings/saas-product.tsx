import { Fragment } from "react";
import { Box } from "../../../drawings/kit/box.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const EDGE = 300;
const HALF = EDGE / 2;
const PLOT = EDGE / 4;
const [infraBase, infraTop, servicesBase, servicesTop, deckBase] = [-130, -108, -66, -54, -8];

const heights = [
  [105, 59, 82, 28],
  [53, 118, 39, 64],
  [84, 36, 62, 22],
  [31, 70, 24, 45],
];
const tenants = heights.flatMap((row, y) => row.map((height, x) => ({ x, y, height })));

const centre = (x: number, y: number, z: number) =>
  [-HALF + x * PLOT + PLOT / 2, -HALF + y * PLOT + PLOT / 2, z] as const;

const corners = (from: number, to: number) =>
  iso.line([-HALF, HALF, from], [-HALF, HALF, to]) +
  iso.line([HALF, HALF, from], [HALF, HALF, to]) +
  iso.line([HALF, -HALF, from], [HALF, -HALF, to]);

const ports = Array.from({ length: 14 }, (_, k) =>
  iso.circleFront(-HALF + 20 + k * 20, -119, 2.2, HALF),
).join("");
const vents = Array.from({ length: 13 }, (_, k) =>
  iso.line([HALF, HALF - 20 - k * 21, -124], [HALF, HALF - 20 - k * 21, -114]),
).join("");
const bays = [1, 2, 3]
  .map((k) => -HALF + k * PLOT)
  .map(
    (at) =>
      iso.line([at, -HALF, servicesTop], [at, HALF, servicesTop]) +
      iso.line([-HALF, at, servicesTop], [HALF, at, servicesTop]),
  )
  .join("");

/** What marks a tenant's block: storeys, bays or a roof light, so that no two neighbours are alike. */
function marking(x: number, y: number, height: number): string {
  const [left, near, width] = [-HALF + x * PLOT + 8, -HALF + y * PLOT + PLOT - 8, PLOT - 16];
  if ((x + y) % 3 === 2) return iso.top(left + 9, near - width + 9, width - 18, width - 18, height);
  if ((x + y) % 3 === 1) {
    return [1, 2, 3]
      .map((m) => iso.line([left + (m * width) / 4, near, 6], [left + (m * width) / 4, near, height - 6]))
      .join("");
  }
  const storeys = Math.floor((height - 12) / 10);
  return Array.from({ length: storeys }, (_, k) =>
    iso.line([left + 5, near, 9 + k * 10], [left + width - 5, near, 9 + k * 10]),
  ).join("");
}

const callouts: Callout[] = [
  [centre(1, 1, 118), [-62, -66]],
  [centre(2, 2, 62), [150, -146]],
  [
    [HALF, -HALF + 28, -60],
    [44, -24],
  ],
  [
    [-HALF + 30, HALF, -60],
    [-42, -22],
  ],
  [
    [HALF, 28, -119],
    [52, 26],
  ],
  [
    [-28, HALF, -119],
    [-48, 32],
  ],
];

/** Sixteen tenants of different heights on a shared deck, over a services layer and an infrastructure slab. */
export default function SaasProductDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box iso={iso} at={[-HALF, -HALF, infraBase]} size={[EDGE, EDGE, infraTop - infraBase]} line="thick" />
      <Path d={ports + vents} />
      <Path d={corners(infraTop, servicesBase)} pen="centre" />
      <Box
        iso={iso}
        at={[-HALF, -HALF, servicesBase]}
        size={[EDGE, EDGE, servicesTop - servicesBase]}
        line="thick"
      />
      <Path d={bays} pen="thin" />
      <Path d={corners(servicesTop, deckBase)} pen="centre" />
      <Box iso={iso} at={[-HALF, -HALF, deckBase]} size={[EDGE, EDGE, -deckBase]} line="thick" />
      {tenants.map(({ x, y, height }) => {
        const lit = x === 2 && y === 2;
        return (
          <Fragment key={`${x}${y}`}>
            <Box
              iso={iso}
              at={[-HALF + x * PLOT + 8, -HALF + y * PLOT + 8, 0]}
              size={[PLOT - 16, PLOT - 16, height]}
              {...(lit && { front: "signal", line: "thick" })}
            />
            {!lit && <Path d={marking(x, y, height)} />}
          </Fragment>
        );
      })}
    </ServiceSheet>
  );
}
