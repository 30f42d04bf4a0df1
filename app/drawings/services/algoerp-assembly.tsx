import { Fragment } from "react";
import { Drawing } from "../kit/drawing.tsx";
import { Path } from "../kit/path.tsx";
import { AlgoErpBlock, EDGE, plateTop, sockets } from "./algoerp-block.tsx";
import { AlgoErpPlate } from "./algoerp-plate.tsx";
import { serviceIso as iso } from "./service-sheet.tsx";

const LIFTED = 1;
const lift = 84;
const [x = 0, y = 0] = sockets[LIFTED] ?? [];
const guides = [
  [x, y + EDGE],
  [x + EDGE, y + EDGE],
  [x + EDGE, y],
]
  .map(([gx = 0, gy = 0]) => iso.line([gx, gy, plateTop], [gx, gy, plateTop + lift]))
  .join("");

/** The core plate with its six modules seated, one of them lifted clear. */
export function AlgoErpAssembly({ description }: { description: string }) {
  return (
    <Drawing viewBox="-330 -215 660 430" description={description}>
      <AlgoErpPlate />
      {sockets.map(([sx, sy], index) => (
        <Fragment key={`${sx},${sy}`}>
          {index === LIFTED && (
            <Path d={guides + iso.top(x + 6, y + 6, EDGE - 12, EDGE - 12, plateTop)} pen="centre" />
          )}
          <AlgoErpBlock
            index={index}
            at={[sx, sy, plateTop + (index === LIFTED ? lift : 0)]}
            lit={index === LIFTED}
          />
        </Fragment>
      ))}
    </Drawing>
  );
}
