import { Fragment } from "react";
import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const base = -166;
const hopper = 110;

/** What is won at the foot, and the stages above it, each wider than the last. */
const won = iso.column(0, 0, 30, base + 22, 32);
const stages = [iso.column(0, 0, 50, -104, 30), iso.column(0, 0, 78, -46, 30), iso.column(0, 0, 106, 12, 30)];
const rim = iso.circleTop(0, 0, 92, 42);

/** The sieve over the funnel: a frame with a mesh. */
const mesh = [-75, -50, -25, 0, 25, 50, 75]
  .map(
    (at) =>
      iso.line([at, -100, hopper + 12], [at, 100, hopper + 12]) +
      iso.line([-100, at, hopper + 12], [100, at, hopper + 12]),
  )
  .join("");

const cards = [
  [-52, -40, 172],
  [20, -62, 196],
  [34, 24, 164],
] as const;
const cardMarks = cards
  .map(
    ([x, y, z]) =>
      iso.line([x + 8, y + 10, z + 4], [x + 44, y + 10, z + 4]) +
      iso.line([x + 8, y + 20, z + 4], [x + 32, y + 20, z + 4]),
  )
  .join("");

/** A crank on the second stage turns the process: flow outside, code within. */
const crank = iso.cylinder(-150, -34, 34, 78, 16);
const spokes =
  iso.circleFront(-150, -34, 10, 94) +
  [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const angle = (k * Math.PI) / 3;
      return iso.line(
        [-150 + 10 * Math.cos(angle), 94, -34 + 10 * Math.sin(angle)],
        [-150 + 34 * Math.cos(angle), 94, -34 + 34 * Math.sin(angle)],
      );
    })
    .join("");

/** The tray at the right takes what comes back as a case. */
const tray = [
  [110, -60, -104],
  [70, 100, 10],
] as const;
const cases = [0, 1, 2].map(
  (k) =>
    [
      [118, -50 + k * 32, -94],
      [54, 20, 26],
    ] as const,
);
const returns = iso.line([70, -10, -32], [145, -10, -32], [145, -10, -68]);

const pins = [-66, 66].flatMap((x) => [-66, 66].map((y) => iso.circleTop(x, y, 9, base + 22))).join("");

const callouts: Callout[] = [
  [
    [80, -60, 42],
    [118, -4],
  ],
  [
    [-54, 54, -34],
    [-136, 60],
  ],
  [
    [180, 20, -84],
    [60, 30],
  ],
  [
    [-164, 94, -16],
    [-4, -70],
  ],
  [
    [100, -60, hopper + 10],
    [84, -46],
  ],
  [
    [-70, 90, base + 12],
    [-84, 30],
  ],
];

/** A funnel of stages under a sieve, with a crank to turn it and a tray for what comes back. */
export default function SalesforceCrmDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box iso={iso} at={[-90, -90, base]} size={[180, 180, 22]} line="thick" />
      <Path d={pins} />
      <Path d={won.body} pen={["signal", "thick"]} />
      <Path d={won.top} pen={["lit", "thick"]} />
      <Boxes iso={iso} boxes={[tray]} line="thick" />
      {cases.map(([at, size]) => (
        <Box key={at.join()} iso={iso} at={at} size={size} />
      ))}
      {stages.map(({ body, top }) => (
        <Fragment key={top}>
          <Path d={body} pen={["shade", "thick"]} />
          <Path d={top} pen={["lit", "thick"]} />
        </Fragment>
      ))}
      <Path d={rim} />
      <Path d={returns} pen="centre" />
      <Path d={iso.line([-78, 60, -34], [-150, 78, -34])} pen="axis" />
      <Path d={crank.body} pen={["shade", "thick"]} />
      <Path d={crank.front} pen={["plate", "thick"]} />
      <Path d={spokes} />
      <Path d={iso.line([0, 0, 42], [0, 0, hopper])} pen="centre" />
      <Box iso={iso} at={[-100, -100, hopper]} size={[200, 200, 12]} line="thick" />
      <Path d={mesh} pen="thin" />
      <Boxes iso={iso} boxes={cards.map((at) => [at, [54, 34, 4]] as const)} />
      <Path d={cardMarks} />
    </ServiceSheet>
  );
}
