import { words } from "./words.ts";

/** `28.61° N`, as written on a map's edge. */
export const latitudeOf = (latitude: number): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? words.offices.south : words.offices.north}`;
