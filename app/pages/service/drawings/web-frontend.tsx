import { Fragment } from "react";
import { Box } from "../../../drawings/kit/box.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const [WIDTH, HEIGHT, THICK, SPACING] = [150, 156, 5, 84];
const [LEFT, BOTTOM] = [-75, -78];

/** The plane of a layer's face, the first being the farthest. */
const face = (layer: number) => -185 + layer * SPACING;

type Ruler = (y: number) => string;
const line =
  (x1: number, z1: number, x2: number, z2: number): Ruler =>
  (y) =>
    iso.line([LEFT + x1, y, BOTTOM + z1], [LEFT + x2, y, BOTTOM + z2]);
const rect =
  (x: number, z: number, w: number, h: number): Ruler =>
  (y) =>
    iso.front(LEFT + x, BOTTOM + z, w, h, y);
const ring =
  (x: number, z: number, r: number): Ruler =>
  (y) =>
    iso.circleFront(LEFT + x, BOTTOM + z, r, y);

const chrome = [line(0, 138, WIDTH, 138), ring(10, 147, 3), ring(20, 147, 3), rect(34, 143, 104, 8)];

/** What each layer shows: route tree, components, gauge, focus path, form and table, words and picture. */
const layers: Ruler[][] = [
  [
    line(20, 118, 130, 118),
    ...[30, 63, 96].flatMap((x) => [
      line(x + 12, 118, x + 12, 96),
      rect(x, 72, 24, 24),
      line(x + 12, 72, x + 12, 54),
      rect(x, 30, 24, 24),
    ]),
  ],
  [
    rect(14, 92, 56, 30),
    rect(80, 92, 56, 30),
    rect(14, 52, 36, 30),
    rect(58, 52, 36, 30),
    rect(102, 52, 34, 30),
    rect(14, 18, 122, 24),
  ],
  [
    ring(84, 62, 46),
    ring(84, 62, 38),
    ring(84, 62, 4),
    line(84, 62, 112, 88),
    line(46, 62, 54, 62),
    line(84, 100, 84, 92),
    line(114, 62, 122, 62),
    line(20, 14, 136, 14),
  ],
  [
    rect(60, 100, 72, 20),
    rect(56, 96, 80, 28),
    rect(60, 58, 30, 20),
    rect(102, 58, 30, 20),
    rect(60, 18, 72, 20),
    line(96, 96, 75, 78),
    line(90, 68, 102, 68),
    line(117, 58, 96, 38),
  ],
  [
    rect(50, 112, 86, 14),
    rect(50, 90, 86, 14),
    rect(50, 68, 50, 14),
    ...[54, 42, 30, 18].map((z) => line(50, z, 136, z)),
    line(79, 54, 79, 18),
    line(108, 54, 108, 18),
  ],
  [...chrome, line(16, 46, 120, 46), line(16, 36, 134, 36), line(16, 26, 96, 26), line(16, 16, 110, 16)],
];

const guide = (x: number, z: number) =>
  iso.line([LEFT + x, face(0), BOTTOM + z], [LEFT + x, face(5), BOTTOM + z]);
const picture = rect(16, 58, 118, 66)(face(5));

const callouts: Callout[] = [
  [
    [LEFT + 110, face(0), BOTTOM + 140],
    [24, -52],
  ],
  [
    [LEFT + 16, face(1), BOTTOM + HEIGHT],
    [-30, -50],
  ],
  [
    [LEFT + WIDTH, face(2), BOTTOM + 20],
    [66, 26],
  ],
  [
    [LEFT + 14, face(3), BOTTOM + HEIGHT],
    [-34, -50],
  ],
  [
    [LEFT + WIDTH, face(4), BOTTOM + 14],
    [62, 34],
  ],
  [
    [LEFT + 8, face(5), BOTTOM + HEIGHT - 4],
    [-26, -46],
  ],
];

/** A browser window taken apart into six layers, the words and pictures in front. */
export default function WebFrontendDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Path d={guide(WIDTH, HEIGHT) + guide(WIDTH, 0) + guide(0, HEIGHT)} pen="centre" />
      {layers.map((marks, layer) => (
        <Fragment key={face(layer)}>
          <Box
            iso={iso}
            at={[LEFT, face(layer) - THICK, BOTTOM]}
            size={[WIDTH, THICK, HEIGHT]}
            line="thick"
          />
          <Path d={marks.map((mark) => mark(face(layer))).join("")} />
        </Fragment>
      ))}
      <Path d={picture} pen="signal" />
    </ServiceSheet>
  );
}
