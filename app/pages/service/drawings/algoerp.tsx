import type { ReactNode } from "react";
import {
  At,
  Part,
  type Point2,
  type Point3,
  way,
} from "../../../drawings/scene.ts";
import { Line, Rect } from "../../../drawings/shapes.ts";
import {
  AlgoErpBlock,
  AlgoErpPlate,
  Bars,
  Bins,
  EDGE,
  Gear,
  HEIGHT,
  Ledger,
  Order,
  People,
  places,
  plateTop,
  SCENE_ID,
  sockets,
} from "./parts/algoerp-block.tsx";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

export { AlgoErpAssembly as Assembled } from "./parts/algoerp-assembly.tsx";

const HALF = EDGE / 2;

interface ModuleProps {
  name: string;
  number: number;
  /** What its balloon points at; the middle of its lid, if not said. */
  at?: Point3;
  balloon: Point2;
  children: ReactNode;
}

/** A module and the way from its socket: along the plate, then up. */
function Module({
  number,
  children,
  at = [HALF, HALF, HEIGHT],
  ...part
}: ModuleProps) {
  const [x, y, z] = places[number - 1] ?? [0, 0, 0];
  const [socketX, socketY] = sockets[number - 1] ?? [0, 0];
  const plate = plateTop - z;
  const socket = way(socketX - x + HALF, socketY - y + HALF, plate);
  return (
    <At at={[x, y, z]}>
      <Part number={number} at={at} {...part}>
        <Line
          through={socket.to(HALF, HALF, plate).to(HALF, HALF, 0)}
          pen="centre"
        />
        <AlgoErpBlock index={number - 1}>{children}</AlgoErpBlock>
      </Part>
    </At>
  );
}

/** The core plate exploded: six modules, each above a socket of its own. */
export default function AlgoErpDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id={SCENE_ID} margins={[23, 84, 57, 84]} {...props}>
      <AlgoErpPlate />
      {sockets.map(([x, y]) => (
        <Rect
          key={`${x} ${y}`}
          face="top"
          at={[x + 6, y + 6, plateTop]}
          size={[EDGE - 12, EDGE - 12]}
          pen="hidden"
        />
      ))}
      <Module name="accounts" number={1} balloon={[-56, -48]}>
        <Ledger />
      </Module>
      <Module name="purchase" number={2} balloon={[30, -62]}>
        <Order />
      </Module>
      <Module name="inventory" number={3} balloon={[40, -54]}>
        <Bins />
      </Module>
      <Module name="production" number={4} balloon={[-34, -60]}>
        <Gear />
      </Module>
      <Module name="sales" number={5} at={[20, EDGE, 8]} balloon={[-70, 70]}>
        <Bars />
      </Module>
      <Module
        name="payroll"
        number={6}
        at={[EDGE, HALF, 19]}
        balloon={[96, 50]}
      >
        <People />
      </Module>
    </ServiceCanvas>
  );
}
