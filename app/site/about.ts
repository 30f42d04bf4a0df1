import { folderOf, getContent } from "../content/entries.ts";
import { getOffices } from "../content/offices.ts";
import { attempt } from "../content/parse.ts";
import { slugify } from "../content/slugify.ts";
import type { WrittenCheck } from "../content/written.ts";
import { home } from "../pages/home/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { knownNames } from "../text/nearest.ts";
import { shownSlugs } from "./references.ts";

/**
 * What content may name in `about`, by its first word: `office:berlin`,
 * `service:web-frontend` …
 */
export function subjects(): ReadonlyMap<string, readonly string[] | undefined> {
  const offices = attempt(getOffices);
  const technologies = attempt(() => getContent(home).stack.items);
  return new Map([
    ["office", offices?.map(({ city }) => slugify(city))],
    ["country", offices?.map(({ country }) => slugify(country))],
    ["technology", technologies?.map(({ name }) => slugify(name))],
    ...kinds
      .filter(folderOf)
      .map((kind) => [kind.name, shownSlugs(kind)] as const),
  ]);
}

/** The longest string directly in an item. */
function sentenceOf(item: object): string {
  const { prose: _, ...fields } = item as { prose?: string };
  const strings = Object.values(fields).filter(
    (value): value is string => typeof value === "string",
  );
  return strings.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

const isAbout = (value: unknown): value is { about: string[] } =>
  typeof value === "object" &&
  value !== null &&
  "about" in value &&
  Array.isArray(value.about);

/** Finds sentences about subjects that no longer exist. */
export function aboutCheck(): WrittenCheck {
  const known = subjects();
  return ({ value }) => {
    if (!isAbout(value)) return [];
    return value.about.flatMap((subject) => {
      const [kind = "", name = ""] = subject.split(":");
      // A broken file tells nothing about its subjects.
      const names = known.has(kind) ? known.get(kind) : [];
      if (!names || names.includes(name)) return [];
      const others = knownNames(name, names, (other) => `${kind}:${other}`);
      return [
        `“${sentenceOf(value)}” is about ${subject}, which is gone${others}`,
      ];
    });
  };
}
