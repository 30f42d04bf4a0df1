import type { Office } from "./schema/parts.ts";

/** `28.61° N, 77.21° E`, as written on a map's edge. */
export function coordinatesOf({ latitude, longitude }: Pick<Office, "latitude" | "longitude">): string {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${degrees(latitude, "N", "S")}, ${degrees(longitude, "E", "W")}`;
}
