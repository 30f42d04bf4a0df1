import { Fragment } from "react";
import { Box } from "../kit/box.tsx";
import type { Point3 } from "../kit/iso.ts";
import { Path } from "../kit/path.tsx";
import { moduleFace } from "./algoerp-faces.ts";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./service-sheet.tsx";

const [EDGE, HEIGHT, plateTop] = [102, 76, -70];
const block = [EDGE, EDGE, HEIGHT] as const;
const plate = { x: -166, y: -116, width: 332, depth: 232, height: 18 };

/** Six sockets, three in a row; each module hangs above its own, moved outwards. */
const modules = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => {
    const socket = [-155 + column * 104, -105 + row * 108] as const;
    return {
      socket,
      at: [
        socket[0] + (column - 1) * 50,
        socket[1] + (row - 0.5) * 90,
        plateTop + 54 + 16 * ((column + row) % 2),
      ] as Point3,
    };
  }),
);

const sockets = modules
  .map(({ socket: [x, y] }) => iso.top(x + 6, y + 6, EDGE - 12, EDGE - 12, plateTop))
  .join("");
const holes = Array.from({ length: 13 }, (_, k) =>
  iso.circleFront(plate.x + 14 + k * 25, plateTop - 9, 2.2, plate.y + plate.depth),
).join("");
const slots = Array.from({ length: 9 }, (_, k) =>
  iso.line(
    [plate.x + plate.width, plate.y + 16 + k * 25, plateTop - 14],
    [plate.x + plate.width, plate.y + 16 + k * 25, plateTop - 5],
  ),
).join("");

const drop = (index: number) => {
  const {
    socket: [sx, sy],
    at: [x, y, z],
  } = modules[index] ?? { socket: [0, 0], at: [0, 0, 0] };
  const half = EDGE / 2;
  return iso.line([sx + half, sy + half, plateTop], [x + half, y + half, plateTop], [x + half, y + half, z]);
};

const lid = ([x, y, z]: Point3) =>
  iso.top(x + 9, y + 9, EDGE - 18, EDGE - 18, z + HEIGHT) +
  [14, 24].map((up) => iso.line([x + EDGE, y + 14, z + up], [x + EDGE, y + EDGE - 14, z + up])).join("");

/** A point of a module, by its share of the width, the depth and the height. */
function spot(index: number, width: number, depth: number, height: number): Point3 {
  const [x, y, z] = modules[index]?.at ?? [0, 0, 0];
  return [x + EDGE * width, y + EDGE * depth, z + HEIGHT * height];
}

const callouts: Callout[] = [
  [spot(0, 0.5, 0.5, 1), [-56, -48]],
  [spot(1, 0.5, 0.5, 1), [30, -62]],
  [spot(2, 0.5, 0.5, 1), [40, -54]],
  [spot(3, 0.5, 0.5, 1), [-34, -60]],
  [spot(4, 0.2, 1, 0.1), [-70, 70]],
  [spot(5, 1, 0.5, 0.25), [96, 50]],
];

/** The core plate exploded: six modules, each above a socket of its own. */
export function AlgoErpDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box
        iso={iso}
        at={[plate.x, plate.y, plateTop - plate.height]}
        size={[plate.width, plate.depth, plate.height]}
        line="thick"
      />
      <Path d={holes + slots} />
      <Path d={sockets} pen="hidden" />
      {modules.map(({ at }, index) => (
        <Fragment key={at.join()}>
          <Path d={drop(index)} pen="centre" />
          <Box iso={iso} at={at} size={block} front={index === 2 ? "signal" : "plate"} line="thick" />
          <Path d={moduleFace(index, at, block) + lid(at)} />
        </Fragment>
      ))}
    </ServiceSheet>
  );
}
