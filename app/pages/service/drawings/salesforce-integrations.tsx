import { Fragment } from "react";
import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import type { Point2 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const RADIUS = 104;
const [farFace, nearBack] = [-150, 130];
const far = iso.cylinder(0, 0, RADIUS, farFace - 60, 60);
const near = iso.cylinder(0, 0, RADIUS, nearBack, 60);

/** Six lines between the two halves, the first at the top left and on clockwise as seen from the near half. */
const lines: Point2[] = [150, 100, 45, -10, -60, -125].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [76 * Math.cos(angle), 76 * Math.sin(angle)];
});

/** Painted from the back: a line lower down or further right stands in front. */
const pipes = lines.map(([x, z]) => ({ x, z, ...iso.cylinder(x, z, 11, farFace, nearBack - farFace) }));
const flanges = pipes.map(({ x, z }) => iso.cylinder(x, z, 18, farFace, 12));
const valves = pipes.map(({ x, z }, k) => iso.cylinder(x, z, 17, -70 + (k % 3) * 44, 22));

const bolts = Array.from({ length: 8 }, (_, k) => {
  const angle = (k * Math.PI) / 4 + 0.39;
  return iso.circleFront(88 * Math.cos(angle), 88 * Math.sin(angle), 6, nearBack + 60);
}).join("");
const hub = iso.circleFront(0, 0, 62, nearBack + 60) + iso.circleFront(0, 0, 30, nearBack + 60);

const tray = [
  [-40, -120, -190],
  [120, 190, 12],
] as const;
const rejects = [0, 2, 3].map(
  (k) =>
    [
      [-24 + (k % 2) * 48, -100 + k * 40, -178],
      [34, 26, 8],
    ] as const,
);

const part = (k: number, y: number): readonly [number, number, number] => [
  lines[k]?.[0] ?? 0,
  y,
  (lines[k]?.[1] ?? 0) + 11,
];

const callouts: Callout[] = [
  [part(0, 40), [-92, -66]],
  [part(1, -20), [-70, -90]],
  [part(2, -100), [-140, -140]],
  [part(3, -90), [136, 44]],
  [part(4, -20), [170, 84]],
  [
    [80, 0, -184],
    [96, 20],
  ],
];

const order = [1, 0, 2, 5, 3, 4];

/** Two halves of a coupling joined by six lines, with a valve on each and a tray for what was refused. */
export default function SalesforceIntegrationsDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Boxes iso={iso} boxes={[tray]} line="thick" />
      <Boxes iso={iso} boxes={rejects} />
      <Box iso={iso} at={[24, -60, -178]} size={[34, 26, 8]} top="signal" line="thick" />
      <Path d={far.body} pen={["shade", "thick"]} />
      <Path d={far.front} pen={["plate", "thick"]} />
      {order.map((k) => (
        <Fragment key={k}>
          <Path d={(flanges[k]?.body ?? "") + (flanges[k]?.front ?? "")} pen="plate" />
          <Path d={(pipes[k]?.body ?? "") + (pipes[k]?.front ?? "")} pen="lit" />
          <Path d={valves[k]?.body ?? ""} pen={["shade", "thick"]} />
          <Path d={valves[k]?.front ?? ""} pen={["plate", "thick"]} />
          <Path
            d={
              iso.cylinder(
                lines[k]?.[0] ?? 0,
                lines[k]?.[1] ?? 0,
                11,
                -48 + (k % 3) * 44,
                120 - (k % 3) * 44 + 58,
              ).body
            }
            pen="lit"
          />
        </Fragment>
      ))}
      <Path d={near.body} pen={["shade", "thick"]} />
      <Path d={near.front} pen={["plate", "thick"]} />
      <Path d={hub + bolts} />
    </ServiceSheet>
  );
}
