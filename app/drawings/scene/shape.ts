import type { ReactNode } from "react";
import { point, polyline } from "./format.ts";
import type { Point2 } from "./iso.ts";
import { type Pen, penClass } from "./pens.ts";

type Pens = Pen | readonly Pen[] | undefined;

interface PathAttributes {
  /** 1 for a line that is traced while scrolling into view. */
  pathLength?: 1;
  fill?: string;
  fillRule?: "evenodd";
}

/** A stroke of one pen: its start, its path data, its end. */
export interface Shape extends PathAttributes {
  pen: Pens;
  start: Point2;
  rest: string;
  end: Point2;
  /** Its convex hull. */
  outline: readonly Point2[];
  /** Set if the shape is a circle: alone, a circle element is shorter. */
  circle?: { centre: Point2; radius: number };
}

/** Anything else: text, a group, an SVG element. */
export interface Fixed {
  node: ReactNode;
  /** Its outline; without it, the whole sheet. */
  outline?: readonly Point2[];
}

export type Item = Shape | Fixed;

const FILLS: readonly Pen[] = ["plate", "shade", "lit", "signal", "signalDeep", "ink", "ground"];

export function isFilled({ pen, fill }: Shape): boolean {
  const pens = typeof pen === "string" ? [pen] : (pen ?? []);
  return fill !== undefined || pens.some((name) => FILLS.includes(name));
}

/** The key of shapes that can share a path. A traced line is measured from end to end, so it stays alone. */
export function penKey({ pen, fill, fillRule, pathLength }: Shape): string | undefined {
  return pathLength ? undefined : `${penClass(pen)}|${fill}|${fillRule}`;
}

/** The path data of several shapes, each started with the shorter kind of move. */
export function pathData(shapes: readonly Shape[]): string {
  let at: Point2 | undefined;
  let data = "";
  for (const { start, rest, end } of shapes) {
    const move = `M${compactPoint(...start)}`;
    const step = at && `m${compactPoint(start[0] - at[0], start[1] - at[1])}`;
    data += (step && step.length < move.length ? step : move) + rest;
    at = end;
  }
  return data.replaceAll(" -", "-");
}

function compactPoint(x: number, y: number): string {
  return point(x, y).replace(" -", "-");
}

/** A line through points of the sheet, or a polygon. */
export function polygonal(
  points: readonly Point2[],
  { grid, closed }: { grid: number; closed: boolean },
): Omit<Shape, "pen" | "outline"> {
  const snap = (value: number) => Math.round(value / grid) * grid;
  const snapped = points.map(([x, y]): Point2 => [snap(x), snap(y)]);
  const [start = [0, 0]] = snapped;
  const line = polyline(snapped, grid);
  const rest = line.slice(`M${point(...start)}`.length);
  return { start, rest: closed ? `${rest}z` : rest, end: closed ? start : (snapped.at(-1) ?? start) };
}

/** Splits path data of one stroke that begins with an absolute move and closes or ends where it is said to. */
export function fromPathData(data: string, end?: Point2): Omit<Shape, "pen" | "outline"> {
  const [whole, x = "0", y = "0"] = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(data) ?? [""];
  const start: Point2 = [Number(x), Number(y)];
  return { start, rest: data.slice(whole.length), end: end ?? start };
}
