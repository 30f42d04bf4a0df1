import type { Place } from "./frame.ts";

/** Places one after another, told from where the last one was. */
export class Way {
  readonly places: Place[];

  constructor(start: Place) {
    this.places = [start];
  }

  to(...place: Place): this {
    this.places.push(place);
    return this;
  }

  by(...step: Place): this {
    const last = this.places.at(-1) ?? [];
    this.places.push(step.map((along, axis) => along + (last[axis] ?? 0)) as unknown as Place);
    return this;
  }
}

/** Begins a way: `way(0, 0, 40).to(30, 0, 40).by(0, 0, 8)`. */
export const way = (...start: Place): Way => new Way(start);
