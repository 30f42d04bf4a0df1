import { isValidElement, type ReactNode } from "react";
import { from, type Point2 } from "./paths.ts";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How many numbers each letter of path data takes; the scene writes no others. */
const NUMBERS: Record<string, number> = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7 };

/** Points that enclose a path: its corners and controls, and around an arc a square as wide as the arc. */
function pointsOfPath(d: string): Point2[] {
  const points: Point2[] = [];
  let [x, y] = [0, 0];
  let began: Point2 = [0, 0];
  for (const [, letter = "", text = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    if (letter === "z") [x, y] = began;
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const count = NUMBERS[letter] ?? numbers.length + 1;
    for (let at = 0; at + count <= numbers.length; at += count) {
      const step = numbers.slice(at, at + count);
      const by = letter === "h" ? [...step, 0] : letter === "v" ? [0, ...step] : step;
      const [dx = 0, dy = 0] = by.slice(-2);
      if (letter === "a") {
        const reach = Math.hypot(dx, dy) / 2;
        const [middleX, middleY] = [x + dx / 2, y + dy / 2];
        points.push([middleX - reach, middleY - reach], [middleX + reach, middleY + reach]);
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
  if (Array.isArray(node)) return node.flatMap((child) => pointsOf(child, groups));
  if (!isValidElement<Plotted>(node)) return [];
  const { type, props } = node;
  const number = (name: string) => Number(props[name] ?? 0);
  if (props.transform) throw new Error("The bounds of a part that is turned or on a <Face> are not known");
  if (props.d) return pointsOfPath(props.d);
  if (type === "circle") {
    const [x, y, radius] = [number("cx"), number("cy"), number("r")];
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ];
  }
  const inside = pointsOf(props.href ? groups(props.href.slice(1)) : props.children, groups);
  return type === "use" ? inside.map(([x, y]) => [x + number("x"), y + number("y")]) : inside;
}

/** The bounds of plotted elements, labels left out. */
export function boundsOf(node: ReactNode, groups: Groups): Bounds {
  const points = pointsOf(node, groups);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The distance of a cloud from what it surrounds, and about how long one of its arcs is. */
const CLEARANCE = 10;
const SCALLOP = 22;

/** A revision cloud as on a drawing of an alteration: arcs side by side around the bounds, clockwise. */
export function cloudAround({ left, top, right, bottom }: Bounds): string {
  const [width, height] = [right - left + 2 * CLEARANCE, bottom - top + 2 * CLEARANCE];
  const [across, down] = [width, height].map((side) => Math.max(2, Math.round(side / SCALLOP))) as [
    number,
    number,
  ];
  const cloud = from(left - CLEARANCE, top - CLEARANCE);
  const arcs = (count: number, dx: number, dy: number) => {
    for (let arc = 0; arc < count; arc++) cloud.arc(Math.hypot(dx, dy) * 0.55, [dx, dy]);
  };
  arcs(across, width / across, 0);
  arcs(down, 0, height / down);
  arcs(across, -width / across, 0);
  arcs(down, 0, -height / down);
  return cloud.close().data((point) => point);
}
