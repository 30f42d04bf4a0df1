import { Fragment } from "react";
import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const HALF = 120;
const SLAB = 22;
const [data, queues, gateway] = [-150, -38, 74];

const posts = (from: number, to: number) =>
  iso.line([-HALF, HALF, from], [-HALF, HALF, to]) +
  iso.line([HALF, HALF, from], [HALF, HALF, to]) +
  iso.line([HALF, -HALF, from], [HALF, -HALF, to]);

const stores = [
  [70, -78],
  [-78, 70],
  [64, 0],
  [0, 64],
  [72, 72],
].map(([x = 0, y = 0]) => iso.column(x, y, 26, data + SLAB, 40));

const messages = [-96, -58, -20, 18, 56, 94].map(
  (x) =>
    [
      [x - 12, 84, queues + SLAB],
      [24, 24, 22],
    ] as const,
);
const rollers = [-108, -90, -72, -54, -36, -18, 0, 18, 36, 54, 72, 90, 108]
  .map((x) => iso.line([x, 76, queues + SLAB], [x, 116, queues + SLAB]))
  .join("");

const contract =
  iso.top(-92, -92, 184, 184, gateway + SLAB) +
  [-60, -30, 0, 30, 60].map((x) => iso.line([x, -72, gateway + SLAB], [x, 72, gateway + SLAB])).join("") +
  iso.line([-92, -72, gateway + SLAB], [92, -72, gateway + SLAB]);

const ports = [-96, -76, -56, -36, -16].map((x) => iso.circleFront(x, gateway + 11, 5, HALF)).join("");
const gate = iso.side(40, gateway + 3, 52, 16, HALF);
const keyhole =
  iso.circleSide(66, gateway + 12, 3, HALF) + iso.line([HALF, 66, gateway + 10], [HALF, 66, gateway + 5]);
const gauges = (z: number) =>
  [-90, -40, 10]
    .map((x) => iso.circleFront(x, z + 11, 8, HALF) + iso.line([x, HALF, z + 11], [x + 4, HALF, z + 16]))
    .join("");

/** Pipes to outside systems leave by the right-hand face of the middle slab. */
const pipes = [-30, 20, 70].map(
  (y) => iso.front(HALF, queues + 5, 84, 12, y) + iso.circleSide(y, queues + 11, 6, HALF + 84),
);

const callouts: Callout[] = [
  [
    [-30, -40, gateway + SLAB],
    [-104, -62],
  ],
  [
    [-78, 70, data + SLAB + 34],
    [-122, 18],
  ],
  [
    [-58, 96, queues + SLAB + 22],
    [-116, -44],
  ],
  [
    [HALF, 66, gateway + 12],
    [200, -10],
  ],
  [
    [HALF + 84, -30, queues + 11],
    [44, -26],
  ],
  [
    [-90, HALF, data + 11],
    [-60, 44],
  ],
];

/** Three slabs on one axis: the gateway, the queues and the stores, metered on the way. */
export default function BackendApiDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box iso={iso} at={[-HALF, -HALF, data]} size={[2 * HALF, 2 * HALF, SLAB]} line="thick" />
      <Path d={gauges(data)} />
      {stores.map(({ body, top }) => (
        <Fragment key={top}>
          <Path d={body} pen="shade" />
          <Path d={top} pen="lit" />
        </Fragment>
      ))}
      <Path d={posts(data + SLAB, queues)} pen="centre" />
      <Box iso={iso} at={[-HALF, -HALF, queues]} size={[2 * HALF, 2 * HALF, SLAB]} line="thick" />
      <Path d={rollers} pen="thin" />
      <Boxes iso={iso} boxes={messages} />
      <Path d={gauges(queues)} />
      <Path d={pipes.join("")} pen="plate" />
      <Path d={posts(queues + SLAB, gateway)} pen="centre" />
      <Box iso={iso} at={[-HALF, -HALF, gateway]} size={[2 * HALF, 2 * HALF, SLAB]} line="thick" />
      <Path d={contract + ports} />
      <Path d={gate} pen="signal" />
      <Path d={keyhole} />
    </ServiceSheet>
  );
}
