import { Fragment } from "react";
import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import type { Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { Repeat } from "../../../drawings/kit/repeat.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const floor = -118;
const STEP = 56;
const steps = [-1, 0, 1];
const pairs = steps.flatMap((a) => steps.map((b) => [a, b] as const));

/** The lattice stands on a plinth at the back of the bench. */
const at = (a: number, b: number, c: number): Point3 => [-6 + a * STEP, -56 + b * STEP, 62 + c * STEP];
const LAYER = "ai-lattice-layer";
/** One layer of the lattice; the other two repeat it. */
const layerLines = steps
  .map((a) => iso.line(at(a, -1, -1), at(a, 1, -1)) + iso.line(at(-1, a, -1), at(1, a, -1)))
  .join("");
const uprights = pairs.map(([a, b]) => iso.line(at(a, b, -1), at(a, b, 1))).join("");

/** The way one answer takes through it. */
const answer: [number, number, number][] = [
  [-1, 1, 1],
  [0, 1, 0],
  [1, 1, 0],
  [1, 0, -1],
];

function node(a: number, b: number, c: number): string {
  const [x, y] = iso.project(at(a, b, c));
  return `M${Math.round(x) - 5} ${Math.round(y)}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`;
}
const layerNodes = pairs.map(([a, b]) => node(a, b, -1)).join("");

const vents = [20, 40]
  .map(
    (z) =>
      iso.line([-60, 10, floor + 10 + z], [48, 10, floor + 10 + z]) +
      iso.line([60, -110, floor + 10 + z], [60, -2, floor + 10 + z]),
  )
  .join("");

/** The belt runs along the front of the bench, from the documents to the three bins. */
const belt = { near: 112, far: 68, z: floor + 26 };
const rollers = Array.from({ length: 5 }, (_, k) => -90 + k * 44)
  .map((x) => iso.line([x, belt.far, belt.z], [x, belt.near, belt.z]))
  .join("");
const parcels = [-92, -44, 52].map(
  (x) =>
    [
      [x, 92, belt.z],
      [26, 26, 6],
    ] as const,
);

const documents = [0, 1, 2].map(
  (k) =>
    [
      [-150, 72, belt.z + k * 14],
      [54, 36, 4],
    ] as const,
);
const lines = [0, 1, 2]
  .map((k) => iso.line([-142, 80 + k * 9, belt.z + 32], [-106, 80 + k * 9, belt.z + 32]))
  .join("");

const bins = [0, 1, 2].map(
  (k) =>
    [
      [104, -22 + k * 48, floor + 10],
      [42, 40, 30],
    ] as const,
);
const mouths = bins.map(([[x, y, z], [w, d, h]]) => iso.top(x + 6, y + 6, w - 12, d - 12, z + h));

/** The gate across the belt: a sieve in a frame. */
const sieve =
  [-22, -8, 6].map((d) => iso.line([16, 90 + d, belt.z + 8], [16, 90 + d, belt.z + 52])).join("") +
  [18, 37].map((d) => iso.line([16, 68, belt.z + d], [16, 112, belt.z + d])).join("");

const chart = [20, 34, 28, 52].map(
  (height, k) =>
    [
      [112, -126 + k * 22, floor + 10],
      [12, 12, height],
    ] as const,
);

const shelf = iso.box([-158, -86, floor + 10], [34, 104, 66]);
const cards = [0, 1, 2, 3, 4, 5].map((k) => iso.side(-78 + k * 16, floor + 18, 7, 50, -124)).join("");

const callouts: Callout[] = [
  [
    [-140, -60, floor + 76],
    [-76, -60],
  ],
  [
    [118, -98, floor + 44],
    [66, -40],
  ],
  [
    [-124, 82, belt.z + 34],
    [-84, -26],
  ],
  [
    [-120, belt.near, belt.z - 6],
    [-40, 62],
  ],
  [
    [16, 104, belt.z + 54],
    [-72, 128],
  ],
  [
    [60, -70, floor + 58],
    [136, -74],
  ],
];

/** A grading bench: records come in by belt, pass a sieve and part into three bins; the model stands above. */
export default function AiMlDataDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box iso={iso} at={[-170, -140, floor]} size={[330, 268, 10]} line="thick" />
      <Path d={shelf.side + shelf.top + shelf.front} pen="plate" />
      <Path d={cards} pen="shade" />
      {chart.map(([at, size]) => (
        <Box key={at.join()} iso={iso} at={at} size={size} />
      ))}
      <Box iso={iso} at={[-72, -122, floor + 10]} size={[132, 132, 60]} line="thick" />
      <Path d={vents} />
      <Path d={uprights} pen="thin" />
      <g id={LAYER}>
        <Path d={layerLines} pen="thin" />
        <Path d={layerNodes} pen="plate" />
      </g>
      <Repeat iso={iso} of={LAYER} by={[0, 0, STEP]} />
      <Repeat iso={iso} of={LAYER} by={[0, 0, 2 * STEP]} />
      <Path d={iso.line(...answer.map((spot) => at(...spot)))} pen={["signalLine", "heavy"]} />
      <Path d={answer.map((spot) => node(...spot)).join("")} pen="signal" />
      <Box iso={iso} at={[-156, belt.far, floor + 10]} size={[256, belt.near - belt.far, 16]} />
      <Path d={rollers} pen="thin" />
      {documents.map(([at, size]) => (
        <Box key={at.join()} iso={iso} at={at} size={size} />
      ))}
      <Path d={lines} />
      <Boxes iso={iso} boxes={parcels} />
      <Path d={iso.side(68, belt.z, 44, 56, 16)} pen={["plate", "thick"]} />
      <Path d={sieve} />
      {bins.map(([at, size], index) => (
        <Fragment key={at.join()}>
          <Box iso={iso} at={at} size={size} />
          <Path d={mouths[index] ?? ""} pen="shade" />
        </Fragment>
      ))}
    </ServiceSheet>
  );
}
