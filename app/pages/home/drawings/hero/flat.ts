import { coordinate, point, step } from "../../../../drawings/kit/format.ts";

/** Path data for flat drawing, before a face is laid in space. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${point(x, y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  const [r, across] = [coordinate(radius), coordinate(2 * radius)];
  return `M${point(x - radius, y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
}

/** The same, repeated. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A stroke outwards from a centre, from one radius to another. */
export function spoke(radians: number, from: number, to: number): string {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return `M${point(from * cos, from * sin)}${step((to - from) * cos, (to - from) * sin)}`;
}
