import { isValidElement, type ReactNode } from "react";
import { from, type Point2, snap } from "./paths.ts";
import { polar } from "./space.ts";

/**
 * How many numbers each letter of path data takes; the scene writes no others.
 */
const NUMBERS: Record<string, number> = {
  M: 2,
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  c: 6,
  a: 7,
};

/** A horizontal and a vertical line name one coordinate only. */
function withBothCoordinates(
  letter: string,
  numbers: readonly number[],
): readonly number[] {
  if (letter === "h") return [...numbers, 0];
  if (letter === "v") return [0, ...numbers];
  return numbers;
}

/**
 * Points that enclose a path: its corners and controls, and around an arc a
 * square as wide as the arc.
 */
function pointsOfPath(d: string): Point2[] {
  const points: Point2[] = [];
  let x = 0;
  let y = 0;
  let began: Point2 = [0, 0];
  for (const [, letter = "", text = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    if (letter === "z") [x, y] = began;
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const count = NUMBERS[letter] ?? numbers.length + 1;
    for (let at = 0; at + count <= numbers.length; at += count) {
      const step = numbers.slice(at, at + count);
      const by = withBothCoordinates(letter, step);
      const [dx = 0, dy = 0] = by.slice(-2);
      if (letter === "a") {
        const reach = Math.hypot(dx, dy) / 2;
        const middleX = x + dx / 2;
        const middleY = y + dy / 2;
        points.push(
          [middleX - reach, middleY - reach],
          [middleX + reach, middleY + reach],
        );
      } else
        for (let control = 0; control < by.length - 2; control += 2)
          points.push([x + (by[control] ?? 0), y + (by[control + 1] ?? 0)]);
      [x, y] = letter === "M" ? [dx, dy] : [x + dx, y + dy];
      if (letter.toLowerCase() === "m") began = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

interface Plotted {
  children?: ReactNode;
  d?: string;
  href?: string;
  transform?: string;
  [position: string]: unknown;
}

type Groups = (id: string) => ReactNode;

function pointsOf(node: ReactNode, groups: Groups): Point2[] {
  if (Array.isArray(node))
    return node.flatMap((child) => pointsOf(child, groups));
  if (!isValidElement<Plotted>(node)) return [];
  const { type, props } = node;
  const number = (name: string) => Number(props[name] ?? 0);
  if (props.transform)
    throw new Error(
      "The bounds of a part that is turned or on a <Face> are not known",
    );
  if (props.d) return pointsOfPath(props.d);
  if (type === "circle") {
    const x = number("cx");
    const y = number("cy");
    const radius = number("r");
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ];
  }
  const inside = pointsOf(
    props.href ? groups(props.href.slice(1)) : props.children,
    groups,
  );
  return type === "use"
    ? inside.map(([x, y]) => [x + number("x"), y + number("y")])
    : inside;
}

/**
 * The distance of a cloud from what it surrounds, and about how long one of its
 * arcs is.
 */
const CLEARANCE = 12;
const SCALLOP = 22;
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Whether the way from a to c by b turns right on the canvas. */
const turnsRight = (a: Point2, b: Point2, c: Point2) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/** The convex outline of points, clockwise (Andrew's monotone chain). */
function outlineOf(points: readonly Point2[]): Point2[] {
  const ordered = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point2[]) => {
    const chain: Point2[] = [];
    for (const point of ordered) {
      while (
        chain.length > 1 &&
        !turnsRight(chain.at(-2) ?? point, chain.at(-1) ?? point, point)
      )
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(ordered), ...half(ordered.toReversed())];
}

/** Points at equal distances on a closed outline. */
function dividedEvenly(outline: readonly Point2[], step: number): Point2[] {
  const edges = outline.map((start, index) => {
    const end = outline[(index + 1) % outline.length] ?? start;
    return {
      start,
      end,
      length: Math.hypot(end[0] - start[0], end[1] - start[1]),
    };
  });
  const around = edges.reduce((sum, { length }) => sum + length, 0);
  const count = Math.round(around / step);
  return Array.from({ length: count }, (_, index): Point2 => {
    let rest = (around * index) / count;
    const edge = edges.find(({ length }) => {
      if (rest <= length) return true;
      rest -= length;
      return false;
    });
    if (!edge) return outline[0] ?? [0, 0];
    const { start, end, length } = edge;
    return [
      start[0] + ((end[0] - start[0]) * rest) / length,
      start[1] + ((end[1] - start[1]) * rest) / length,
    ];
  });
}

/**
 * Where the arcs of a revision cloud around plotted elements meet, clockwise;
 * labels are left out.
 */
export function cloudAround(node: ReactNode, groups: Groups): Point2[] {
  const points = pointsOf(node, groups);
  const around = points.flatMap((point) =>
    DIRECTIONS.map((degrees) => polar(point, CLEARANCE, degrees)),
  );
  return dividedEvenly(outlineOf(around), SCALLOP);
}

/**
 * A revision cloud as on a drawing of an alteration: arcs side by side, each
 * nearly half a circle.
 */
export function cloudThrough(points: readonly Point2[]): string {
  const [start = [0, 0]] = points;
  const cloud = from(...start);
  points.forEach(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? start;
    cloud.arc(Math.hypot(toX - x, toY - y) * 0.55, [toX - x, toY - y]);
  });
  return cloud.close().data((point) => snap(point, 0.1));
}
