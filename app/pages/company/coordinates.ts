import { type Position, radians } from "../../content/geography.ts";
import { words } from "../../content/words.ts";

/** The initial bearing of the great circle, in degrees clockwise from north. */
export function bearing(from: Position, to: Position): number {
  const a = radians(from.latitude);
  const b = radians(to.latitude);
  const east = radians(to.longitude - from.longitude);
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  );
  return ((angle * 180) / Math.PI + 360) % 360;
}

/** `28.61° N`, as written on a map's edge. */
export const latitudeOf = (latitude: number): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? words.offices.south : words.offices.north}`;
