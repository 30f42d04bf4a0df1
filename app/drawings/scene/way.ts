import type { Place } from "./frame.ts";
import type { Point2, Point3 } from "./iso.ts";

/** A list of positions, each absolute or relative to the last. */
export class Way<Kind extends Place = Place> {
  readonly places: Kind[];

  constructor(start: Kind) {
    this.places = [start];
  }

  to(...place: Kind): this {
    this.places.push(place);
    return this;
  }

  by(...step: Kind): this {
    const last: readonly number[] = this.places.at(-1) ?? [];
    this.places.push(step.map((along, axis) => along + (last[axis] ?? 0)) as unknown as Kind);
    return this;
  }
}

/** Starts a list of positions: `way(0, 0, 40).to(30, 0, 40).by(0, 0, 8)`. */
export function way(x: number, y: number): Way<Point2>;
export function way(x: number, y: number, z: number): Way<Point3>;
export function way(x: number, y: number, z?: number): Way<Point2> | Way<Point3> {
  return z === undefined ? new Way<Point2>([x, y]) : new Way<Point3>([x, y, z]);
}
