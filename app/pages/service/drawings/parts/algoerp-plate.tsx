import { Box } from "../../../../drawings/kit/box.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { plateTop } from "./algoerp-block.tsx";
import { serviceIso as iso } from "./sheet.tsx";

export const PLATE_ID = "algoerp-plate";

const [LEFT, BACK, WIDTH, DEPTH, HEIGHT] = [-166, -116, 332, 232, 18];

const holes = Array.from({ length: 9 }, (_, k) =>
  iso.circleFront(LEFT + 22 + k * 36, plateTop - 9, 2.2, BACK + DEPTH),
).join("");
const slots = Array.from({ length: 6 }, (_, k) =>
  iso.line(
    [LEFT + WIDTH, BACK + 16 + k * 40, plateTop - 14],
    [LEFT + WIDTH, BACK + 16 + k * 40, plateTop - 5],
  ),
).join("");

/** The core that all modules stand on. */
export function AlgoErpPlate() {
  return (
    <g id={PLATE_ID}>
      <Box iso={iso} at={[LEFT, BACK, plateTop - HEIGHT]} size={[WIDTH, DEPTH, HEIGHT]} line="thick" />
      <Path d={holes + slots} />
    </g>
  );
}
