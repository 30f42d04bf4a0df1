import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import type { Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const EDGE = 88;
const GAP = 6;
const [ledger, lower, upper, lifted] = [-154, -128, -34, 86];
const cube = [EDGE, EDGE, EDGE] as const;
const [near, far] = [GAP / 2, -EDGE - GAP / 2];
const outer = EDGE + GAP / 2;

const plate = EDGE + 30;
const rows = [-146, -140, -134]
  .map(
    (z) => iso.line([-plate, plate, z], [plate, plate, z]) + iso.line([plate, plate, z], [plate, -plate, z]),
  )
  .join("");
const columns =
  [-100, -40, 20, 80].map((x) => iso.line([x, plate, ledger], [x, plate, lower])).join("") +
  [-80, -20, 40, 100].map((y) => iso.line([plate, y, ledger], [plate, y, lower])).join("");

/** Purchase: crates on the lower left face. */
const crates = [
  [8, 8],
  [33, 8],
  [58, 8],
  [20, 31],
  [45, 31],
  [33, 54],
]
  .map(([x = 0, z = 0]) => iso.front(far + x, lower + z, 22, 20, outer))
  .join("");
/** GST: a stamped invoice on the right side of the near block. */
const invoice =
  iso.side(near + 18, lower + 8, 52, 72, outer) +
  [70, 61, 52].map((z) => iso.line([outer, near + 26, lower + z], [outer, near + 62, lower + z])).join("") +
  iso.circleSide(near + 44, lower + 28, 13, outer) +
  iso.circleSide(near + 44, lower + 28, 9, outer);
/** Approvals: three signatures in order on the upper left face, two of them given. */
const signatures =
  [64, 40, 16]
    .map(
      (z) =>
        iso.front(far + 10, upper + z, 11, 11, outer) +
        iso.line([far + 30, outer, upper + z + 2], [far + 76, outer, upper + z + 2]),
    )
    .join("") +
  [64, 40]
    .map((z) =>
      iso.line(
        [far + 12, outer, upper + z + 6],
        [far + 15, outer, upper + z + 2],
        [far + 23, outer, upper + z + 13],
      ),
    )
    .join("");
/** Devices: a dial scale and a bar code on the upper right side. */
const devices =
  iso.circleSide(-46, upper + 54, 23, outer) +
  iso.line([outer, -46, upper + 54], [outer, -60, upper + 66]) +
  [-82, -76, -72, -62, -58, -48, -42, -38, -28, -22, -12]
    .map((y) => iso.line([outer, y, upper + 9], [outer, y, upper + 20]))
    .join("");
const racks =
  [22, 44, 66].map((z) => iso.line([outer, far + 8, lower + z], [outer, -10, lower + z])).join("") +
  [22, 44, 66].map((z) => iso.line([near + 8, outer, lower + z], [outer - 8, outer, lower + z])).join("");

const roof = (x: number, y: number, z: number) => iso.top(x + 12, y + 12, EDGE - 24, EDGE - 24, z + EDGE);

/** Production: a gear wheel on the lifted block's roof. */
const wheel =
  iso.circleTop(near + 44, near + 44, 28, lifted + EDGE) +
  iso.circleTop(near + 44, near + 44, 10, lifted + EDGE);

const backRow: (readonly [Point3, typeof cube])[] = [[[far, far, lower], cube]];
const guides = [
  [near, outer],
  [outer, outer],
  [outer, near],
].map(([x = 0, y = 0]) => iso.line([x, y, upper], [x, y, lifted]));

const callouts: Callout[] = [
  [
    [-60, plate, ledger + 13],
    [-100, 44],
  ],
  [
    [far + 20, outer, lower + 40],
    [-120, 10],
  ],
  [
    [near + 44, near + 44, lifted + EDGE],
    [120, -40],
  ],
  [
    [outer, near + 40, lower + 60],
    [164, 74],
  ],
  [
    [far + 30, outer, upper + 54],
    [-112, -62],
  ],
  [
    [outer, -40, upper + 60],
    [122, -34],
  ],
];

/** Seven modules on one stock ledger, production lifted out of the block. */
export default function CustomErpDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box
        iso={iso}
        at={[-plate, -plate, ledger]}
        size={[2 * plate, 2 * plate, lower - ledger]}
        line="thick"
      />
      <Path d={rows + columns} pen="thin" />
      <Boxes iso={iso} boxes={backRow} line="thick" />
      <Boxes
        iso={iso}
        boxes={[
          [[far, near, lower], cube],
          [[near, far, lower], cube],
        ]}
        line="thick"
      />
      <Box iso={iso} at={[near, near, lower]} size={cube} line="thick" />
      <Path d={crates + invoice + racks + roof(near, near, lower)} />
      <Box iso={iso} at={[far, far, upper]} size={cube} line="thick" />
      <Boxes
        iso={iso}
        boxes={[
          [[far, near, upper], cube],
          [[near, far, upper], cube],
        ]}
        line="thick"
      />
      <Path d={signatures + devices + roof(far, near, upper) + roof(near, far, upper)} />
      <Path d={guides.join("")} pen="centre" />
      <Box iso={iso} at={[near, near, lifted]} size={cube} front="signal" line="thick" />
      <Path d={wheel} />
    </ServiceSheet>
  );
}
