import type { Position } from "./geography.ts";
import { words } from "./words.ts";

const degrees = (value: number, positive: string, negative: string, places: number) =>
  `${Math.abs(value).toFixed(places)}° ${value < 0 ? negative : positive}`;

/** `28.61° N`, as written on a map's edge. */
export const latitudeOf = (latitude: number, places = 2): string =>
  degrees(latitude, words.offices.north, words.offices.south, places);

/** `77.21° E`. */
export const longitudeOf = (longitude: number, places = 2): string =>
  degrees(longitude, words.offices.east, words.offices.west, places);

/** `28.61° N, 77.21° E`. */
export const coordinatesOf = ({ latitude, longitude }: Position): string =>
  `${latitudeOf(latitude)}, ${longitudeOf(longitude)}`;
