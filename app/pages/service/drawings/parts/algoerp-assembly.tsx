import { Again, At, type Point3, Scene } from "../../../../drawings/scene.ts";
import { Line, Rect } from "../../../../drawings/shapes.ts";
import {
  EDGE,
  LIT,
  places,
  plateTop,
  SCENE_ID,
  sockets,
} from "./algoerp-block.tsx";
import { SERVICE_ANGLE } from "./canvas.tsx";

const LIFT = 84;
const corners = [
  [0, EDGE],
  [EDGE, EDGE],
  [EDGE, 0],
] as const;

/** The empty socket of the lifted module, and the way up to it. */
function Socket() {
  const [x, y] = sockets[LIT] ?? [0, 0];
  return (
    <At at={[x, y, plateTop]}>
      {corners.map(([cornerX, cornerY]) => (
        <Line
          key={`${cornerX} ${cornerY}`}
          from={[cornerX, cornerY, 0]}
          to={[cornerX, cornerY, LIFT]}
          pen="centre"
        />
      ))}
      <Rect
        face="top"
        at={[6, 6, 0]}
        size={[EDGE - 12, EDGE - 12]}
        pen="centre"
      />
    </At>
  );
}

/**
 * From where a module hangs in the exploded drawing to where it is seated here.
 */
function move(index: number): Point3 {
  const [seatX = 0, seatY = 0] = sockets[index] ?? [];
  const [fromX, fromY, fromZ] = places[index] ?? [0, 0, 0];
  return [
    seatX - fromX,
    seatY - fromY,
    plateTop + (index === LIT ? LIFT : 0) - fromZ,
  ];
}

/**
 * The core plate with its six modules seated, one of them lifted clear. It
 * repeats the parts of AlgoErpDrawing, which must stand on the same page.
 */
export function AlgoErpAssembly({ description }: { description: string }) {
  return (
    <Scene
      viewBox="-330 -222 660 450"
      angle={SERVICE_ANGLE}
      grid={1}
      description={description}
    >
      <Again of="plate" scene={SCENE_ID} by={[0, 0, 0]} />
      {sockets.map(([x, y], index) => (
        <At key={`${x} ${y}`} at={[0, 0, 0]}>
          {index === LIT && <Socket />}
          <Again of={`${index + 1}`} scene={SCENE_ID} by={move(index)} />
        </At>
      ))}
    </Scene>
  );
}
