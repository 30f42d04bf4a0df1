import { type Position, radians } from "../../content/geography.ts";

/** The initial bearing of the great circle, in degrees clockwise from north. */
export function bearing(from: Position, to: Position): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  );
  return ((angle * 180) / Math.PI + 360) % 360;
}
