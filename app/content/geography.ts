import { say, words } from "./words.ts";

const EARTH_RADIUS_KM = 6371;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The great-circle distance. */
function kilometresBetween(from: Position, to: Position): number {
  const a = radians(from.latitude);
  const b = radians(to.latitude);
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(b - a) +
    Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** `1,740 km`: rounded to ten, because a city is not a point. */
export const distanceBetween = (from: Position, to: Position): string =>
  say(words.units.kilometres, {
    number: Math.round(kilometresBetween(from, to) / 10) * 10,
  });

/** The two places that are farthest apart. */
export function farthest<Place extends Position>(
  places: readonly Place[],
): [Place, Place] | undefined {
  const pairs = places.flatMap((from, index) =>
    places.slice(index + 1).map((to): [Place, Place] => [from, to]),
  );
  return pairs.toSorted(
    (a, b) => kilometresBetween(...b) - kilometresBetween(...a),
  )[0];
}
