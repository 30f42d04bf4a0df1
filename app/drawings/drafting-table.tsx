import { balloonClass } from "./drawing-classes.ts";
import {
  At,
  Facing,
  from,
  Label,
  type Pen,
  type Point2,
  type Point3,
  polar,
  Repeat,
  Scene,
  steps,
  way,
} from "./scene.ts";
import {
  Box,
  Circle,
  Cylinder,
  Dot,
  Line,
  Polygon,
  Rect,
  Stroke,
} from "./shapes.ts";

/** A point of the tilted board: u across it, v up it from 0 to 1. */
const board = (u: number, v: number): Point3 => [
  u,
  120 - 230 * v,
  40 + 124 * v,
];

interface PatchProps {
  /** From the left and from the foot of the board to the opposite corner. */
  u: Point2;
  v: Point2;
  pen: Pen | readonly Pen[];
}

/** A rectangle on the board. */
function Patch({ u: [left, right], v: [low, high], pen }: PatchProps) {
  const corners = [
    board(left, low),
    board(right, low),
    board(right, high),
    board(left, high),
  ];
  return <Polygon through={corners} pen={pen} />;
}

/** A set square on the board, its right angle at the right. */
function SetSquare({ u: [left, right], v: [low, high], pen }: PatchProps) {
  return (
    <Polygon
      through={[board(left, low), board(right, low), board(right, high)]}
      pen={pen}
    />
  );
}

/** A line on the board. */
function Drawn({
  u: [left, right],
  v: [low, high],
  pen,
}: {
  u: Point2;
  v: Point2;
  pen?: Pen;
}) {
  return <Line from={board(left, low)} to={board(right, high)} pen={pen} />;
}

/** A circle drawn on the board, as the polygon that it comes out as. */
function Ring({ radius }: { radius: number }) {
  const points = steps(28, 360 / 28).map((degrees) =>
    polar([0, 0], radius, degrees),
  );
  return (
    <Polygon through={points.map(([x, y]) => board(x - 70, 0.58 + y / 260))} />
  );
}

/** The paper on the board: squared, with a wheel, notes and a title block. */
function DrawnPaper() {
  return (
    <>
      <Patch u={[-200, 170]} v={[0.1, 0.92]} pen="lit" />
      {steps(9, 37, -163).map((u) => (
        <Drawn key={u} u={[u, u]} v={[0.1, 0.92]} pen="grid" />
      ))}
      {steps(6, 0.117, 0.217).map((v) => (
        <Drawn key={v} u={[-200, 170]} v={[v, v]} pen="grid" />
      ))}
      {[62, 38, 12].map((radius) => (
        <Ring key={radius} radius={radius} />
      ))}
      <Drawn u={[60, 140]} v={[0.7, 0.7]} />
      <Drawn u={[60, 140]} v={[0.62, 0.62]} />
      <Drawn u={[60, 120]} v={[0.54, 0.54]} />
      <Line through={[board(40, 0.12), board(40, 0.28), board(168, 0.28)]} />
      <Drawn u={[-160, 20]} v={[0.58, 0.58]} pen="centre" />
      <Drawn u={[-70, -70]} v={[0.24, 0.9]} pen="centre" />
    </>
  );
}

/**
 * The board with its paper, a straightedge across it and a set square on that.
 */
function DraftingBoard() {
  return (
    <>
      <Polygon
        through={[
          board(250, 0),
          board(250, 1),
          [250, -110, 150],
          [250, 120, 26],
        ]}
        pen={["shade", "thick"]}
      />
      <Rect
        face="front"
        at={[-250, 120, 26]}
        size={[500, 14]}
        pen={["plate", "thick"]}
      />
      <Patch u={[-250, 250]} v={[0, 1]} pen={["plate", "thick"]} />
      <DrawnPaper />
      <Patch u={[-250, 250]} v={[0.33, 0.4]} pen={["plate", "thick"]} />
      <Drawn u={[-250, 250]} v={[0.365, 0.365]} />
      <SetSquare u={[60, 190]} v={[0.4, 0.78]} pen={["signal", "thick"]} />
      <SetSquare u={[108, 172]} v={[0.455, 0.64]} pen="lit" />
    </>
  );
}

const shade = from(-88, -216)
  .curve([-26, 2], [-58, 26], [-66, 52])
  .by(78, 22)
  .curve([10, -24], [8, -58], [-12, -74])
  .close();

/** A desk lamp on a jointed arm, flat on the canvas, from its clamp. */
function Lamp() {
  return (
    <>
      <Line through={way(0, 0).by(26, -128).by(-118, -86)} pen="heavy" />
      <Dot at={[26, -128]} radius={7} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={8} pen={["plate", "thick"]} />
      <Stroke path={shade} pen={["plate", "thick"]} />
      <Dot at={[-90, -214]} radius={7} pen={["plate", "thick"]} />
    </>
  );
}

const FLOOR = -190;
function Trestle({ x }: { x: number }) {
  return (
    <>
      <Box at={[x, -110, FLOOR]} size={[20, 14, 320]} />
      <Box at={[x, -110, FLOOR]} size={[20, 230, 12]} />
      <Box at={[x, 90, FLOOR]} size={[20, 14, 212]} />
    </>
  );
}

function Stool() {
  const legs = [0.4, 2, 3.6, 5.2].map((radians) =>
    polar([0, 0], 1, (radians * 180) / Math.PI),
  );
  return (
    <At at={[-20, 300, -56]}>
      {legs.map(([x, y]) => (
        <Line
          key={x}
          from={[34 * x, 34 * y, 0]}
          to={[60 * x, 60 * y, FLOOR + 56]}
          pen="thick"
        />
      ))}
      <Circle face="top" at={[0, 0, -74]} radius={46} />
      <Cylinder
        at={[0, 0, 0]}
        radius={58}
        length={16}
        pen="thick"
        body="shade"
      />
    </At>
  );
}

/** A drafting table with paper on it; the stool in front of it is vacant. */
export function DraftingTableDrawing({
  label,
  ...scene
}: {
  label: string;
  description?: string | undefined;
}) {
  return (
    <Scene viewBox="-480 -400 900 770" angle={26} {...scene}>
      <Repeat count={11} step={[60, 0, 0]}>
        <Line from={[-300, -220, FLOOR]} to={[-300, 260, FLOOR]} pen="grid" />
      </Repeat>
      <Repeat count={9} step={[0, 60, 0]}>
        <Line from={[-300, -220, FLOOR]} to={[300, -220, FLOOR]} pen="grid" />
      </Repeat>
      <Trestle x={-190} />
      <Trestle x={170} />
      <Box at={[-170, -6, FLOOR + 60]} size={[340, 10, 16]} />
      <DraftingBoard />
      <Facing at={board(235, 0.98)}>
        <Lamp />
      </Facing>
      <Stool />
      <g className={balloonClass}>
        <Facing at={[-20, 300, -40]}>
          <Line from={[0, 0]} to={[-96, -84]} />
          <Dot at={[0, 0]} radius={2.6} pen="ink" />
          <Label at={[-96, -96]} tone="signal" anchor="middle" text={label} />
        </Facing>
      </g>
    </Scene>
  );
}
