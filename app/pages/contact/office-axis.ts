import type { Position } from "../../content/geography.ts";
import { words } from "../../content/words.ts";

/** The scale that the offices are shown on. */
export interface OfficeAxis<Place extends Position> {
  along: "latitude" | "longitude";
  /** From north to south, or from west to east. */
  places: Place[];
  /** Along the axis, in degrees. */
  marks: { degrees: number; major: boolean; label: string }[];
  /** The position of a value, in percent of the width. */
  across(degrees: number): number;
}

/** The positions of the first and last office: the middle of their columns. */
export const FIRST = 11.8;
export const LAST = 88.2;

/** Degrees between two marks, and between two labelled ones. */
const steps: readonly (readonly [minor: number, major: number])[] = [
  [0.02, 0.1],
  [0.1, 0.5],
  [0.2, 1],
  [1, 5],
  [2, 10],
  [10, 50],
];
const MOST_MARKS = 40;
const LEAST_DEGREES = 0.01;
/** Half of the longest label at 1024 px, in percent of the width. */
const EDGE = 4;

const { north, south, east, west } = words.offices;
const letters = { latitude: [north, south], longitude: [east, west] } as const;

/**
 * A scale with the offices at their true positions; undefined for a single
 * place.
 */
export function officeAxis<Place extends Position>(
  offices: readonly Place[],
): OfficeAxis<Place> | undefined {
  const range = (values: number[]) => Math.max(...values) - Math.min(...values);
  const middle =
    offices.reduce((sum, { latitude }) => sum + latitude, 0) / offices.length;
  const upright = range(offices.map(({ latitude }) => latitude));
  const level =
    range(offices.map(({ longitude }) => longitude)) *
    Math.cos((middle * Math.PI) / 180);
  const along = upright >= level ? "latitude" : "longitude";
  const direction = along === "latitude" ? -1 : 1;
  const places = offices.toSorted((a, b) => direction * (a[along] - b[along]));
  const from = places[0]?.[along] ?? 0;
  const to = places.at(-1)?.[along] ?? 0;
  if (Math.abs(to - from) < LEAST_DEGREES) return undefined;
  const perDegree = (LAST - FIRST) / (to - from);
  const across = (degrees: number) => FIRST + (degrees - from) * perDegree;
  const shown = 100 / Math.abs(perDegree);
  const [minor, major] = steps.find(([step]) => shown / step <= MOST_MARKS) ?? [
    10, 50,
  ];
  const ends = [from - FIRST / perDegree, from + (100 - FIRST) / perDegree];
  const least = Math.ceil(Math.min(...ends) / minor);
  const most = Math.floor(Math.max(...ends) / minor);
  const [positive, negative] = letters[along];
  const marks = Array.from({ length: most - least + 1 }, (_, index) => {
    const degrees = Number(((least + index) * minor).toFixed(2));
    const letter = degrees < 0 ? negative : positive;
    // The edge would cut a label.
    const isInside = across(degrees) > EDGE && across(degrees) < 100 - EDGE;
    const isMajor =
      (least + index) % Math.round(major / minor) === 0 && isInside;
    return {
      degrees,
      major: isMajor,
      label: degrees === 0 ? "0°" : `${Math.abs(degrees)}° ${letter}`,
    };
  });
  return {
    along,
    places,
    marks: direction < 0 ? marks.reverse() : marks,
    across,
  };
}
