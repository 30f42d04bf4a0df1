import { Fragment } from "react";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import type { Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { Repeat } from "../../../drawings/kit/repeat.tsx";
import { places } from "../../service/drawings/algoerp.tsx";
import { blockId, EDGE, LIT, plateTop, sockets } from "../../service/drawings/parts/algoerp-block.tsx";
import { PLATE_ID } from "../../service/drawings/parts/algoerp-plate.tsx";
import { serviceIso as iso } from "../../service/drawings/parts/sheet.tsx";

const LIFT = 84;
const [x = 0, y = 0] = sockets[LIT] ?? [];
const guides = [
  [x, y + EDGE],
  [x + EDGE, y + EDGE],
  [x + EDGE, y],
]
  .map(([gx = 0, gy = 0]) => iso.line([gx, gy, plateTop], [gx, gy, plateTop + LIFT]))
  .join("");
const socket = iso.top(x + 6, y + 6, EDGE - 12, EDGE - 12, plateTop);

/** From where a module hangs in the exploded drawing to where it is seated here. */
function move(index: number): Point3 {
  const [seatX = 0, seatY = 0] = sockets[index] ?? [];
  const [fromX, fromY, fromZ] = places[index] ?? [0, 0, 0];
  return [seatX - fromX, seatY - fromY, plateTop + (index === LIT ? LIFT : 0) - fromZ];
}

/**
 * The core plate with its six modules seated, one of them lifted clear. It repeats the parts of AlgoErpDrawing,
 * which must stand on the same page.
 */
export function AlgoErpAssembly({ description }: { description: string }) {
  return (
    <Drawing viewBox="-330 -222 660 450" description={description}>
      <Repeat iso={iso} of={PLATE_ID} by={[0, 0, 0]} />
      {sockets.map((_, index) => (
        <Fragment key={blockId(index)}>
          {index === LIT && <Path d={guides + socket} pen="centre" />}
          <Repeat iso={iso} of={blockId(index)} by={move(index)} />
        </Fragment>
      ))}
    </Drawing>
  );
}
