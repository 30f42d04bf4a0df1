import { Line, type Pen, type Point2, type Point3, Polygon, polar, Rect, steps } from "./scene.ts";

/** A point of the tilted board: u across it, v up it from 0 to 1. */
export const board = (u: number, v: number): Point3 => [u, 120 - 230 * v, 40 + 124 * v];

interface PatchProps {
  /** From the left and from the foot of the board to the opposite corner. */
  u: Point2;
  v: Point2;
  pen: Pen | readonly Pen[];
}

/** A rectangle on the board. */
function Patch({ u: [left, right], v: [low, high], pen }: PatchProps) {
  const corners = [board(left, low), board(right, low), board(right, high), board(left, high)];
  return <Polygon through={corners} pen={pen} />;
}

/** A set square on the board, its right angle at the right. */
function SetSquare({ u: [left, right], v: [low, high], pen }: PatchProps) {
  return <Polygon through={[board(left, low), board(right, low), board(right, high)]} pen={pen} />;
}

/** A line on the board. */
function Drawn({ u: [left, right], v: [low, high], pen }: { u: Point2; v: Point2; pen?: Pen }) {
  return <Line from={board(left, low)} to={board(right, high)} pen={pen} />;
}

/** A circle drawn on the board, as the polygon that it comes out as. */
function Ring({ radius }: { radius: number }) {
  const points = steps(28, 360 / 28).map((degrees) => polar([0, 0], radius, degrees));
  return <Polygon through={points.map(([x, y]) => board(x - 70, 0.58 + y / 260))} />;
}

/** The sheet on the board: squared, with a wheel, notes and a title block. */
function DrawnSheet() {
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

/** The board with its sheet, a straightedge across it and a set square on that. */
export function DraftingBoard() {
  return (
    <>
      <Polygon
        through={[board(250, 0), board(250, 1), [250, -110, 150], [250, 120, 26]]}
        pen={["shade", "thick"]}
      />
      <Rect face="front" at={[-250, 120, 26]} size={[500, 14]} pen={["plate", "thick"]} />
      <Patch u={[-250, 250]} v={[0, 1]} pen={["plate", "thick"]} />
      <DrawnSheet />
      <Patch u={[-250, 250]} v={[0.33, 0.4]} pen={["plate", "thick"]} />
      <Drawn u={[-250, 250]} v={[0.365, 0.365]} />
      <SetSquare u={[60, 190]} v={[0.4, 0.78]} pen={["signal", "thick"]} />
      <SetSquare u={[108, 172]} v={[0.455, 0.64]} pen="lit" />
    </>
  );
}
