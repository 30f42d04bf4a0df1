import { Box } from "../../../drawings/kit/box.tsx";
import { Boxes } from "../../../drawings/kit/boxes.tsx";
import { point } from "../../../drawings/kit/format.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

/** The handset lies on its back, its top end away to the upper right along -y. */
const [LEFT, BACK, WIDTH, LENGTH] = [-74, -150, 148, 270];
const [shell, board, glass] = [-92, -74, 92];
const near = BACK + LENGTH;

const corners = [
  [LEFT, near],
  [LEFT + WIDTH, near],
  [LEFT + WIDTH, BACK],
].map(([x = 0, y = 0]) => iso.line([x, y, board], [x, y, glass]));

const boardTraces =
  [-96, -20, 46, 90].map((y) => iso.line([LEFT + 14, y, board], [LEFT + WIDTH - 14, y, board])).join("") +
  [-40, 0, 40].map((x) => iso.line([x, BACK + 14, board], [x, near - 14, board])).join("");

/** The screen on the glass: a status line, a card, a list and a button. */
const screen =
  iso.top(LEFT + 10, BACK + 12, WIDTH - 20, LENGTH - 24, glass + 7) +
  iso.top(LEFT + 24, BACK + 34, WIDTH - 48, 62, glass + 7) +
  [118, 140, 162, 184]
    .map((y) => iso.line([LEFT + 24, BACK + y, glass + 7], [LEFT + WIDTH - 24, BACK + y, glass + 7]))
    .join("") +
  iso.top(LEFT + 24, BACK + 212, WIDTH - 48, 28, glass + 7);

const queue = [3, 2, 1, 0].map(
  (k) =>
    [
      [LEFT + 18, 82 - k * 24, board],
      [40, 14, 12 + k * 5],
    ] as const,
);
const modules = [
  [
    [22, -60, board],
    [40, 40, 10],
  ],
  [
    [22, -4, board],
    [40, 40, 10],
  ],
] as const;
const pins = [-60, -4]
  .flatMap((y) => [6, 14, 22, 30].map((k) => iso.line([62, y + k, board], [69, y + k, board])))
  .join("");

/** Two tracks leave the foot of the phone, one a store. */
const tracks = [LEFT + 30, LEFT + 100]
  .map(
    (x) =>
      iso.line([x, near, shell], [x, near + 96, shell]) +
      iso.line([x + 16, near, shell], [x + 16, near + 96, shell]) +
      [16, 36, 56, 76].map((d) => iso.line([x - 4, near + d, shell], [x + 20, near + d, shell])).join(""),
  )
  .join("");

/** A broken signal at the top end. */
const antenna = iso.project([LEFT + WIDTH, BACK, shell + 9]);
const waves = [22, 38, 54]
  .map(
    (r) =>
      `M${point(antenna[0] + r * 0.5, antenna[1] - r * 0.87)}a${r} ${r} 0 0 1 ${point(r * 0.5, r * 0.87)}`,
  )
  .join("");

const probe = iso.column(20, -30, 5, glass + 26, 46);

const callouts: Callout[] = [
  [
    [LEFT + 30, 89, board + 12],
    [-104, -22],
  ],
  [
    [69, 18, board + 2],
    [70, 26],
  ],
  [
    [LEFT + WIDTH - 20, 84, board + 18],
    [84, 60],
  ],
  [
    [LEFT + WIDTH + 20, BACK - 20, shell + 20],
    [34, -56],
  ],
  [
    [LEFT + 38, near + 60, shell],
    [-64, -26],
  ],
  [
    [20, -30, glass + 72],
    [-64, -34],
  ],
];

/** A handset with its glass lifted off: what an app stands on, and the two stores it leaves for. */
export default function MobileCrossPlatformDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Path d={tracks} />
      <Box iso={iso} at={[LEFT, BACK, shell]} size={[WIDTH, LENGTH, board - shell]} line="thick" />
      <Path d={boardTraces} pen="thin" />
      <Path d={waves} pen="hidden" />
      <Path d={pins} />
      <Boxes iso={iso} boxes={modules} />
      {queue.map(([at, size]) => (
        <Box key={at.join()} iso={iso} at={at} size={size} />
      ))}
      <Box iso={iso} at={[14, 60, board]} size={[48, 40, 18]} front="signal" line="thick" />
      <Path d={corners.join("")} pen="centre" />
      <Box iso={iso} at={[LEFT, BACK, glass]} size={[WIDTH, LENGTH, 7]} line="thick" />
      <Path d={screen} />
      <Path d={iso.line([20, -30, glass + 7], [20, -30, glass + 26])} pen="thick" />
      <Path d={probe.body} pen="shade" />
      <Path d={probe.top} pen="lit" />
    </ServiceSheet>
  );
}
