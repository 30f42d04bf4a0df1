import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const floor = -130;
const wall = { left: -150, right: 110, front: 90, back: -130, height: 168 };
const eaves = floor + wall.height;

const openings = iso.front(-134, floor, 58, 96, wall.front) + iso.front(-58, floor + 30, 150, 66, wall.front);
const doorMarks =
  iso.front(-126, floor + 44, 42, 44, wall.front) +
  iso.line([-82, wall.front, floor + 36], [-82, wall.front, floor + 28]);
const goods =
  [-44, -4, 36].map((x) => iso.front(x, floor + 30, 30, 40, wall.front)).join("") +
  iso.line([-58, wall.front, floor + 74], [92, wall.front, floor + 74]);

const STRIPES = 9;
const stripe = (k: number) => {
  const width = (wall.right - wall.left + 20) / STRIPES;
  const x = wall.left - 10 + k * width;
  return (
    iso.polygon(
      [x, wall.front, eaves - 20],
      [x + width, wall.front, eaves - 20],
      [x + width, wall.front + 42, eaves - 48],
      [x, wall.front + 42, eaves - 48],
    ) + iso.front(x, eaves - 60, width, 14, wall.front + 42)
  );
};
const stripes = (odd: number) =>
  Array.from({ length: STRIPES }, (_, k) => k)
    .filter((k) => k % 2 === odd)
    .map(stripe)
    .join("");
const awningEnd = iso.polygon(
  [wall.right + 10, wall.front, eaves - 20],
  [wall.right + 10, wall.front + 42, eaves - 48],
  [wall.right + 10, wall.front + 42, eaves - 60],
  [wall.right + 10, wall.front, eaves - 60],
);

/** The side wall is cut away: the room, its floor and its back wall show. */
const cut = iso.side(wall.back + 10, floor + 8, 200, wall.height - 18, wall.right);
const shelfAt = [34, 66, 98];
const shelves =
  shelfAt
    .map((z) => iso.line([wall.right, wall.back + 18, floor + z], [wall.right, -40, floor + z]))
    .join("") + iso.line([wall.right, -40, floor + 8], [wall.right, -40, floor + 124]);
const cartons =
  shelfAt.flatMap((z) => [-108, -84, -62].map((y) => iso.side(y, floor + z, 18, 18, wall.right))).join("") +
  [-108, -84, -62].map((y) => iso.side(y, floor + 8, 18, 18, wall.right)).join("");

const counter = [
  [wall.right + 1, -24, floor],
  [36, 84, 44],
] as const;
const till = [
  [wall.right + 7, 16, floor + 44],
  [24, 30, 24],
] as const;
const keys = [0, 1, 2]
  .flatMap((row) => [0, 1].map((k) => iso.side(20 + k * 12, floor + 48 + row * 6, 8, 4, wall.right + 31)))
  .join("");

/** A second front, detached: the headless one. */
const second = { left: 142, face: -140 };
const secondMarks =
  iso.front(second.left + 10, floor + 12, 34, 84, second.face) +
  iso.front(second.left + 52, floor + 12, 30, 36, second.face) +
  iso.front(second.left + 52, floor + 58, 30, 38, second.face);

const sign = iso.front(wall.left + 30, eaves + 16, 200, 34, wall.front);
const lettering =
  iso.line([wall.left + 48, wall.front, eaves + 33], [wall.left + 150, wall.front, eaves + 33]) +
  iso.circleFront(wall.left + 196, eaves + 35, 9, wall.front) +
  iso.line([wall.left + 203, wall.front, eaves + 28], [wall.left + 214, wall.front, eaves + 20]);

const callouts: Callout[] = [
  [
    [-40, wall.front, floor + 44],
    [-110, 84],
  ],
  [
    [wall.right + 36, 40, floor + 20],
    [6, 52],
  ],
  [
    [second.left + 60, second.face, floor + 104],
    [2, -60],
  ],
  [
    [wall.right, -110, floor + 118],
    [20, -104],
  ],
  [
    [wall.right + 31, 40, floor + 60],
    [120, 44],
  ],
  [
    [wall.left + 40, wall.front, eaves + 40],
    [-70, -56],
  ],
];

/** A shop with its side wall cut away, its sign, counter, till and stockroom, and a second front beside it. */
export default function ShopifyDevelopmentDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box iso={iso} at={[second.left, second.face - 8, floor]} size={[92, 8, 110]} line="thick" />
      <Path d={secondMarks} />
      <Path
        d={iso.line([wall.right, second.face + 20, floor], [second.left, second.face + 20, floor])}
        pen="centre"
      />
      <Box
        iso={iso}
        at={[wall.left, wall.back, floor]}
        size={[wall.right - wall.left, wall.front - wall.back, wall.height]}
        line="thick"
      />
      <Path d={cut} pen={["plate", "hidden"]} />
      <Path d={shelves} pen="thick" />
      <Path d={cartons} pen="lit" />
      <Path d={openings} pen="shade" />
      <Path d={goods} pen="lit" />
      <Path d={doorMarks} />
      <Boxes iso={iso} boxes={[counter]} line="thick" />
      <Boxes iso={iso} boxes={[till]} />
      <Path d={keys} />
      <Path d={iso.top(wall.left + 16, wall.back + 16, 228, 188, eaves)} pen="thin" />
      <Path
        d={
          iso.line([wall.left + 60, wall.front, eaves], [wall.left + 60, wall.front, eaves + 16]) +
          iso.line([wall.left + 200, wall.front, eaves], [wall.left + 200, wall.front, eaves + 16])
        }
        pen="thick"
      />
      <Path d={sign} pen={["plate", "thick"]} />
      <Path d={lettering} pen="medium" />
      <Path d={stripes(0)} pen="plate" />
      <Path d={stripes(1)} pen="signal" />
      <Path d={awningEnd} pen="shade" />
    </ServiceSheet>
  );
}
