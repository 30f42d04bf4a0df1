import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { point } from "../../../drawings/kit/format.ts";
import type { Point3 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { HeadsetPerson } from "./parts/headset-person.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const floor = -92;
const panel = { left: -110, width: 250, face: -30, height: 190 };

const jackAt = (column: number, row: number): Point3 => [
  panel.left + 44 + column * 56,
  panel.face,
  floor + 50 + row * 62,
];
const jacks = [0, 1, 2].flatMap((column) => [0, 1].map((row) => jackAt(column, row)));
const sockets = jacks.map(([x, y, z]) => iso.circleFront(x, z, 15, y)).join("");
const holes = jacks.map(([x, y, z]) => iso.circleFront(x, z, 6, y)).join("");
const nameplates = jacks.map(([x, y, z]) => iso.front(x - 16, z - 32, 32, 9, y)).join("");

/** A cord hangs between two points. */
function cord(from: Point3, to: Point3, sag: number): string {
  const [a, b] = [iso.project(from), iso.project(to)];
  return `M${point(...a)}C${point(a[0], a[1] + sag)} ${point(b[0], b[1] + sag)} ${point(...b)}`;
}

const phone = { x: -196, face: 60 };
const phoneScreen =
  iso.front(phone.x + 5, floor + 12, 46, 84, phone.face) +
  iso.front(phone.x + 12, floor + 66, 28, 16, phone.face) +
  iso.front(phone.x + 18, floor + 42, 28, 16, phone.face) +
  iso.front(phone.x + 12, floor + 22, 20, 12, phone.face);

const browser = { x: -96, face: 132 };
const browserMarks =
  iso.line([browser.x, browser.face, floor + 72], [browser.x + 112, browser.face, floor + 72]) +
  iso.front(browser.x + 62, floor + 10, 42, 46, browser.face) +
  [56, 44, 32]
    .map((z) =>
      iso.line([browser.x + 10, browser.face, floor + z], [browser.x + 50, browser.face, floor + z]),
    )
    .join("");

/** A bubble on the plane y, with its tail below. */
const bubble = (x: number, z: number, w: number, h: number, y: number, tail: number) =>
  iso.polygon(
    [x, y, z],
    [tail, y, z],
    [tail, y, z - 18],
    [tail + 18, y, z],
    [x + w, y, z],
    [x + w, y, z + h],
    [x, y, z + h],
  );
const voice = [10, 22, 14, 30, 18, 26, 12, 20]
  .map((height, k) => iso.line([-88 + k * 11, 20, 142 - height / 2], [-88 + k * 11, 20, 142 + height / 2]))
  .join("");

const drawers = [0, 1, 2]
  .map(
    (k) =>
      iso.front(116, floor + 5 + k * 29, 60, 24, 154) +
      iso.line([138, 154, floor + 17 + k * 29], [154, 154, floor + 17 + k * 29]),
  )
  .join("");
const openDrawer = [
  [122, 154, floor + 37],
  [48, 36, 20],
] as const;

const person = iso.project([232, -40, floor + 104]);

const cog = [0, 1]
  .map(
    (k) =>
      iso.circleFront(panel.left + 214, floor + 70 + k * 62, 22, panel.face) +
      iso.circleFront(panel.left + 214, floor + 70 + k * 62, 8, panel.face),
  )
  .join("");
const teeth = [0, 1]
  .flatMap((k) =>
    Array.from({ length: 8 }, (_, t) => {
      const angle = (t * Math.PI) / 4 + k * 0.39;
      const spot = (r: number): Point3 => [
        panel.left + 214 + r * Math.cos(angle),
        panel.face,
        floor + 70 + k * 62 + r * Math.sin(angle),
      ];
      return iso.line(spot(22), spot(29));
    }),
  )
  .join("");

const callouts: Callout[] = [
  [
    [phone.x, phone.face, floor + 80],
    [-54, -34],
  ],
  [
    [browser.x + 10, browser.face, floor + 6],
    [-76, 34],
  ],
  [
    [182, 130, floor + 60],
    [84, 30],
  ],
  [
    [240, -40, floor + 120],
    [30, -56],
  ],
  [
    [panel.left + 230, panel.face, floor + 150],
    [108, -66],
  ],
  [
    [-60, 20, 166],
    [-70, -40],
  ],
];

/** A telephone exchange: phone and browser in, six jacks, records and a person out. */
export default function ChatbotsAutomationDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box
        iso={iso}
        at={[panel.left, panel.face - 40, floor]}
        size={[panel.width, 40, panel.height]}
        line="thick"
      />
      <Path d={sockets + nameplates + cog + teeth} />
      <Path d={holes} pen="shade" />
      <HeadsetPerson head={person} />
      <Path d={iso.side(14, 118, 6, 48, 10)} pen="shade" />
      <Path d={bubble(-100, 118, 110, 48, 20, -84)} pen={["plate", "thick"]} />
      <Path d={voice} />
      <Box iso={iso} at={[phone.x, phone.face - 7, floor]} size={[56, 7, 108]} line="thick" />
      <Path d={phoneScreen} />
      <Box iso={iso} at={[110, 96, floor]} size={[72, 58, 92]} line="thick" />
      <Path d={drawers} />
      <Boxes iso={iso} boxes={[openDrawer]} />
      <Path d={cord([phone.x + 56, phone.face - 4, floor + 30], jackAt(0, 0), 60)} />
      <Path d={cord(jackAt(1, 1), [192, -40, floor + 25], 60)} />
      <Box iso={iso} at={[browser.x, browser.face - 7, floor]} size={[112, 7, 86]} line="thick" />
      <Path d={browserMarks} />
      <Path d={cord([browser.x + 112, browser.face - 4, floor + 40], jackAt(1, 0), 70)} />
      <Path d={cord(jackAt(2, 0), [146, 176, floor + 57], 70)} pen={["signalLine", "heavy"]} />
    </ServiceSheet>
  );
}
