import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const [HALF_WIDTH, HALF_LENGTH] = [108, 138];
const [server, cache, theme] = [-146, -80, -10];
const SHEET = 8;
const page = theme + SHEET;

const corners = (from: number, to: number) =>
  iso.line([-HALF_WIDTH, HALF_LENGTH, from], [-HALF_WIDTH, HALF_LENGTH, to]) +
  iso.line([HALF_WIDTH, HALF_LENGTH, from], [HALF_WIDTH, HALF_LENGTH, to]) +
  iso.line([HALF_WIDTH, -HALF_LENGTH, from], [HALF_WIDTH, -HALF_LENGTH, to]);

/** Server: drives on the front, a lock on the side. */
const drives = [-100, -64, -28, 8, 44, 80]
  .map(
    (x) =>
      iso.front(x, server + 6, 28, 16, HALF_LENGTH) + iso.circleFront(x + 22, server + 14, 2.5, HALF_LENGTH),
  )
  .join("");
const lock =
  iso.side(60, server + 5, 30, 15, HALF_WIDTH) +
  iso.line(
    [HALF_WIDTH, 67, server + 20],
    [HALF_WIDTH, 67, server + 25],
    [HALF_WIDTH, 83, server + 25],
    [HALF_WIDTH, 83, server + 20],
  );

/** Cache: finished pages kept in rows. */
const copies = [
  ...[-92, -46, 0].map((x) => iso.top(x, 74, 36, 48, cache + SHEET)),
  ...[-106, -46, 14, 74].map((y) => iso.top(46, y, 36, 48, cache + SHEET)),
].join("");

/** The page itself is a forme: header, columns, footer; blocks stand proud of it. */
const grid =
  iso.top(-100, -128, 200, 256, page) +
  iso.line([-100, -104, page], [100, -104, page]) +
  iso.line([-100, 108, page], [100, 108, page]) +
  [114, 121].map((y) => iso.line([-88, y, page], [20, y, page])).join("") +
  [-120, -112].map((y) => iso.line([40, y, page], [88, y, page])).join("");
const block = (x: number, y: number, width: number, depth: number) =>
  [
    [x, y, page],
    [width, depth, 14],
  ] as const;
const blocks = [block(-92, -96, 184, 56), block(-92, -30, 86, 62), block(-92, 42, 86, 56)];
const raisedMarks = [-18, -6, 6, 18].map((y) => iso.line([18, y, page + 76], [80, y, page + 76])).join("");
const socket = iso.top(6, -30, 86, 62, page);
const lift = [
  [6, 32],
  [92, 32],
  [92, -30],
]
  .map(([x = 0, y = 0]) => iso.line([x, y, page], [x, y, page + 62]))
  .join("");
const text =
  [-20, -8, 4, 16].map((y) => iso.line([-82, y, page + 14], [-18, y, page + 14])).join("") +
  [54, 66, 78].map((y) => iso.line([-82, y, page + 14], [-30, y, page + 14])).join("") +
  iso.top(-80, -88, 70, 40, page + 14) +
  [-80, -68, -56].map((y) => iso.line([6, y, page + 14], [78, y, page + 14])).join("");

/** The basket block, where the shop is. */
const basket = iso.polygon(
  [26, 56, page + 14],
  [74, 56, page + 14],
  [68, 84, page + 14],
  [32, 84, page + 14],
);

/** A second front end, reached by cable. */
const remote = { left: 182, face: -60 };
const remoteMarks =
  iso.line([remote.left, remote.face, 72], [remote.left + 84, remote.face, 72]) +
  iso.front(remote.left + 10, 14, 30, 46, remote.face) +
  [56, 44, 32, 20]
    .map((z) => iso.line([remote.left + 48, remote.face, z], [remote.left + 76, remote.face, z]))
    .join("");
const cable = iso.line([HALF_WIDTH, -60, theme + 4], [remote.left + 20, -60, theme + 4]);

const callouts: Callout[] = [
  [
    [-100, -70, page],
    [-96, -62],
  ],
  [
    [40, -20, page + 76],
    [-20, -118],
  ],
  [
    [20, 98, page + 6],
    [-150, 150],
  ],
  [
    [remote.left + 60, remote.face, 84],
    [26, -70],
  ],
  [
    [HALF_WIDTH, 20, cache + 4],
    [140, 50],
  ],
  [
    [HALF_WIDTH, 76, server + 12],
    [124, 30],
  ],
];

/** A page laid out in blocks above its cache and its server, one block lifted, a second front end on a cable. */
export default function WordpressDevelopmentDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box
        iso={iso}
        at={[-HALF_WIDTH, -HALF_LENGTH, server]}
        size={[2 * HALF_WIDTH, 2 * HALF_LENGTH, 28]}
        line="thick"
      />
      <Path d={drives + lock} />
      <Path d={corners(server + 28, cache)} pen="centre" />
      <Box
        iso={iso}
        at={[-HALF_WIDTH, -HALF_LENGTH, cache]}
        size={[2 * HALF_WIDTH, 2 * HALF_LENGTH, SHEET]}
        line="thick"
      />
      <Path d={copies} />
      <Path d={corners(cache + SHEET, theme)} pen="centre" />
      <Path d={cable} pen="axis" />
      <Box iso={iso} at={[remote.left, remote.face - 6, 0]} size={[84, 6, 84]} line="thick" />
      <Path d={remoteMarks} />
      <Box
        iso={iso}
        at={[-HALF_WIDTH, -HALF_LENGTH, theme]}
        size={[2 * HALF_WIDTH, 2 * HALF_LENGTH, SHEET]}
        line="thick"
      />
      <Path d={grid} />
      <Boxes iso={iso} boxes={blocks} />
      <Box iso={iso} at={[6, 42, page]} size={[86, 56, 14]} front="signal" line="thick" />
      <Path d={text + basket} />
      <Path d={socket} pen="hidden" />
      <Path d={lift} pen="centre" />
      <Box iso={iso} at={[6, -30, page + 62]} size={[86, 62, 14]} line="thick" />
      <Path d={raisedMarks} />
    </ServiceSheet>
  );
}
