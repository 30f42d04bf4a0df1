import { Box } from "./kit/box.tsx";
import { Dot } from "./kit/dot.tsx";
import { Drawing } from "./kit/drawing.tsx";
import { point } from "./kit/format.ts";
import { Iso, type Point3 } from "./kit/iso.ts";
import { Label } from "./kit/label.tsx";
import { Path } from "./kit/path.tsx";

const iso = new Iso(26);
const FLOOR = -190;
/** A point of the tilted board: u across it, v up it from 0 to 1. */
const board = (u: number, v: number): Point3 => [u, 120 - 230 * v, 40 + 124 * v];
const sheet = (...points: (readonly [number, number])[]) =>
  iso.polygon(...points.map(([u, v]) => board(u, v)));
const stroke = (...points: (readonly [number, number])[]) => iso.line(...points.map(([u, v]) => board(u, v)));

/** A circle drawn on the board, as the polygon that it comes out as. */
const ring = (radius: number) =>
  sheet(
    ...Array.from({ length: 28 }, (_, k) => (k * Math.PI) / 14).map(
      (a) => [-70 + radius * Math.cos(a), 0.58 + (radius * Math.sin(a)) / 260] as const,
    ),
  );

const tiles =
  Array.from({ length: 11 }, (_, k) =>
    iso.line([k * 60 - 300, -220, FLOOR], [k * 60 - 300, 260, FLOOR]),
  ).join("") +
  Array.from({ length: 9 }, (_, k) => iso.line([-300, k * 60 - 220, FLOOR], [300, k * 60 - 220, FLOOR])).join(
    "",
  );
const squares =
  Array.from({ length: 9 }, (_, k) => stroke([k * 37 - 163, 0.1], [k * 37 - 163, 0.92])).join("") +
  Array.from({ length: 6 }, (_, k) => stroke([-200, 0.217 + k * 0.117], [170, 0.217 + k * 0.117])).join("");
const notes =
  stroke([60, 0.7], [140, 0.7]) +
  stroke([60, 0.62], [140, 0.62]) +
  stroke([60, 0.54], [120, 0.54]) +
  stroke([40, 0.12], [40, 0.28], [168, 0.28]);

function Trestle({ x }: { x: number }) {
  return (
    <>
      <Box iso={iso} at={[x, -110, FLOOR]} size={[20, 14, 320]} />
      <Box iso={iso} at={[x, -110, FLOOR]} size={[20, 230, 12]} />
      <Box iso={iso} at={[x, 90, FLOOR]} size={[20, 14, 212]} />
    </>
  );
}

function Board() {
  return (
    <>
      <Path
        d={iso.polygon(board(250, 0), board(250, 1), [250, -110, 150], [250, 120, 26])}
        pen={["shade", "thick"]}
      />
      <Path d={iso.front(-250, 26, 500, 14, 120)} pen={["plate", "thick"]} />
      <Path d={sheet([-250, 0], [250, 0], [250, 1], [-250, 1])} pen={["plate", "thick"]} />
      <Path d={sheet([-200, 0.1], [170, 0.1], [170, 0.92], [-200, 0.92])} pen="lit" />
      <Path d={squares} pen="grid" />
      <Path d={ring(62) + ring(38) + ring(12) + notes} />
      <Path d={stroke([-160, 0.58], [20, 0.58]) + stroke([-70, 0.24], [-70, 0.9])} pen="centre" />
      <Path d={sheet([-250, 0.33], [250, 0.33], [250, 0.4], [-250, 0.4])} pen={["plate", "thick"]} />
      <Path d={stroke([-250, 0.365], [250, 0.365])} />
      <Path d={sheet([60, 0.4], [190, 0.4], [190, 0.78])} pen={["signal", "thick"]} />
      <Path d={sheet([108, 0.455], [172, 0.455], [172, 0.64])} pen="lit" />
    </>
  );
}

function Lamp() {
  const [x, y] = iso.project(board(235, 0.98));
  return (
    <>
      <Path d={`M${point(x, y)}l26-128-118-86`} pen="heavy" />
      <Dot at={[x + 26, y - 128]} radius={7} pen={["plate", "thick"]} />
      <Dot at={[x, y]} radius={8} pen={["plate", "thick"]} />
      <Path
        d={`M${point(x - 88, y - 216)}c-26 2-58 26-66 52l78 22c10-24 8-58-12-74z`}
        pen={["plate", "thick"]}
      />
      <Dot at={[x - 90, y - 214]} radius={7} pen={["plate", "thick"]} />
    </>
  );
}

function Stool() {
  const legs = [0.4, 2, 3.6, 5.2].map((a) => [Math.cos(a), Math.sin(a)] as const);
  const seat = iso.column(-20, 300, 58, -56, 16);
  return (
    <>
      <Path
        d={legs
          .map(([c, s]) => iso.line([34 * c - 20, 300 + 34 * s, -56], [60 * c - 20, 300 + 60 * s, FLOOR]))
          .join("")}
        pen="thick"
      />
      <Path d={iso.circleTop(-20, 300, 46, -130)} />
      <Path d={seat.body} pen={["shade", "thick"]} />
      <Path d={seat.top} pen={["lit", "thick"]} />
    </>
  );
}

/** A drafting table with a sheet on it; the stool in front of it is vacant. */
export function DraftingTableDrawing({
  label,
  description,
}: {
  label: string;
  description?: string | undefined;
}) {
  const seat = iso.project([-20, 300, -40]);
  return (
    <Drawing viewBox="-480 -400 900 770" description={description}>
      <Path d={tiles} pen="grid" />
      <Trestle x={-190} />
      <Trestle x={170} />
      <Box iso={iso} at={[-170, -6, FLOOR + 60]} size={[340, 10, 16]} />
      <Board />
      <Lamp />
      <Stool />
      <Path d={`M${point(...seat)}l-96-84`} />
      <Dot at={seat} radius={2.6} pen="ink" />
      <Label at={[seat[0] - 96, seat[1] - 96]} tone="signal" anchor="middle">
        {label}
      </Label>
    </Drawing>
  );
}
