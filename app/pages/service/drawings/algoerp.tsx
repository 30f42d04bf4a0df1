import { Fragment } from "react";
import type { Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { AlgoErpBlock, EDGE, HEIGHT, plateTop, sockets } from "./parts/algoerp-block.tsx";
import { AlgoErpPlate } from "./parts/algoerp-plate.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

/** Each module hangs above its own socket, moved outwards. */
export const places = sockets.map(([x, y], index): Point3 => {
  const [row, column] = [Math.floor(index / 3), index % 3];
  return [x + (column - 1) * 50, y + (row - 0.5) * 90, plateTop + 54 + 16 * ((column + row) % 2)];
});

const seats = sockets.map(([x, y]) => iso.top(x + 6, y + 6, EDGE - 12, EDGE - 12, plateTop)).join("");

/** The way from a socket to its module: along the plate, then up. */
const way = ([x, y, z]: Point3, index: number) => {
  const [socketX = 0, socketY = 0] = sockets[index] ?? [];
  const half = EDGE / 2;
  return iso.line(
    [socketX + half, socketY + half, plateTop],
    [x + half, y + half, plateTop],
    [x + half, y + half, z],
  );
};

/** A point of a module, by its share of the width, the depth and the height. */
function spot(index: number, width: number, depth: number, height: number): Point3 {
  const [x, y, z] = places[index] ?? [0, 0, 0];
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
export default function AlgoErpDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <AlgoErpPlate />
      <Path d={seats} pen="hidden" />
      {places.map((at, index) => (
        <Fragment key={at.join()}>
          <Path d={way(at, index)} pen="centre" />
          <AlgoErpBlock index={index} at={at} />
        </Fragment>
      ))}
    </ServiceSheet>
  );
}
