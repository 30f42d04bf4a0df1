import { isScalar, isSeq, type Scalar, visit } from "yaml";
import { getOffices } from "../../app/content/offices.ts";
import type { SiteCopy } from "./site-copy.ts";

/**
 * The first of some words that the content does not use, so that tests can tell
 * new from old.
 */
export const unused = (taken: readonly string[], ...words: string[]): string =>
  words.find((word) => !taken.includes(word)) ?? `${words[0]}-new`;

const cities: [
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  timeZone: string,
][] = [
  ["Hamburg", "Germany", 53.55, 9.99, "Europe/Berlin"],
  ["Łódź", "Poland", 51.76, 19.46, "Europe/Warsaw"],
  ["Sydney", "Australia", -33.87, 151.21, "Australia/Sydney"],
  ["Quito", "Ecuador", -0.18, -78.47, "America/Guayaquil"],
  ["Singapore", "Singapore", 1.35, 103.82, "Asia/Singapore"],
  ["Porto", "Portugal", 41.15, -8.61, "Europe/Lisbon"],
  ["Nagoya", "Japan", 35.18, 136.91, "Asia/Tokyo"],
  ["Accra", "Ghana", 5.6, -0.19, "Africa/Accra"],
  ["Tartu", "Estonia", 58.38, 26.72, "Europe/Tallinn"],
  ["Hobart", "Australia", -42.88, 147.33, "Australia/Hobart"],
];
const today = getOffices().map(({ city }) => city);

/**
 * At least six cities without an office today; contracts are under the law of
 * the first.
 */
export const elsewhere = cities
  .filter(([city]) => !today.includes(city))
  .map(([city, country, latitude, longitude, timeZone], index) => ({
    city,
    country,
    latitude,
    longitude,
    timeZone,
    ...(index === 0 && { jurisdiction: { law: country, seat: city } }),
    work: "What is done there.",
    visiting: "Write before you visit.",
  }));

/** Moves the offices to the first of those cities. */
export function moveOffices(copy: SiteCopy, count: number): void {
  copy.editYaml("content/offices.yaml", (offices) => {
    offices.contents = offices.createNode(elsewhere.slice(0, count));
  });
}

/** Moves the people to another city, where their pages name one. */
export function movePeople(copy: SiteCopy, city: string): void {
  for (const file of copy.files("content/people")) {
    const text = copy.read(file);
    copy.edit(file, {
      [text]: today.reduce((moved, old) => moved.replaceAll(old, city), text),
    });
  }
}

/**
 * Rewords sentences about removed things, as their author would, and drops
 * their `about`.
 */
export function forget(copy: SiteCopy, ...subjects: string[]): void {
  for (const file of copy
    .files("content")
    .filter((name) => /\.(yaml|md)$/.test(name))) {
    copy.editYaml(file, (document) =>
      visit(document, {
        Pair(_, { key, value }) {
          if (
            !isScalar(key) ||
            key.value !== "about" ||
            !isSeq<Scalar<string>>(value)
          )
            return;
          value.items = value.items.filter(
            (subject) => !subjects.includes(subject.value),
          );
          if (value.items.length === 0) return visit.REMOVE;
        },
      }),
    );
  }
}
