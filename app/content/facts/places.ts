import { z } from "zod";
import { sourceReader } from "../content-modules.ts";
import { officeSchema } from "../schema/parts.ts";

/** Where the offices are, which facts are made of; their sentences may quote facts. */
const placeSchema = z.object(officeSchema.shape).omit({ work: true, visiting: true });
export type Place = z.infer<typeof placeSchema>;
export const getPlaces = sourceReader({ file: "offices", schema: z.array(placeSchema).min(1) });

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Point = Pick<Place, "latitude" | "longitude">;

/** Along the great circle. */
export function kilometresBetween(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** `1,740 km`: to the next ten, since a city is no point. */
export const distanceBetween = (from: Point, to: Point): string =>
  `${(Math.round(kilometresBetween(from, to) / 10) * 10).toLocaleString("en-GB")} km`;

/** `0–10 km` apart is one city; otherwise the two that are farthest from each other. */
export function farthest(places: readonly Place[]): [Place, Place] | undefined {
  const pairs = places.flatMap((from, index) =>
    places.slice(index + 1).map((to): [Place, Place] => [from, to]),
  );
  return pairs.toSorted((a, b) => kilometresBetween(...b) - kilometresBetween(...a))[0];
}
