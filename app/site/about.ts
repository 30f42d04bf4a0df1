import { getContent, listEntries } from "../content/entries.ts";
import { getOffices } from "../content/offices.ts";
import { fieldName } from "../content/parse.ts";
import { slugify } from "../content/slugify.ts";
import type { WrittenCheck } from "../content/written.ts";
import { home } from "../pages/home/kind.ts";
import { kinds } from "../pages/kinds.ts";

/** The subjects that content may name in `about`: `office:berlin`, `country:germany`, `service:web-frontend` … */
function subjects(): ReadonlySet<string> {
  const offices = getOffices();
  return new Set([
    ...offices.map(({ city }) => `office:${slugify(city)}`),
    ...offices.map(({ country }) => `country:${slugify(country)}`),
    ...getContent(home).stack.items.map(({ name }) => `technology:${slugify(name)}`),
    ...kinds
      .filter(({ content }) => "folder" in content)
      .flatMap((kind) => listEntries(kind).map(({ slug }) => `${kind.name}:${slug}`)),
  ]);
}

/** The longest string directly in an item. */
function sentenceOf(item: object): string {
  const strings = Object.values(item).filter((value): value is string => typeof value === "string");
  return strings.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

const isAbout = (value: unknown): value is { about: string[] } =>
  typeof value === "object" && value !== null && "about" in value && Array.isArray(value.about);

/** Finds sentences about subjects that no longer exist. */
export function aboutCheck(): WrittenCheck {
  const known = subjects();
  return ({ file, path, value }) => {
    if (!isAbout(value)) return [];
    const place = [file, fieldName(path)].filter(Boolean).join(": ");
    return value.about
      .filter((subject) => !known.has(subject))
      .map((subject) => {
        const kind = subject.slice(0, subject.indexOf(":") + 1);
        const others = [...known].filter((other) => kind && other.startsWith(kind)).join(", ");
        const there = others ? `; there are ${others}` : "";
        return `${place}: is about ${subject}, which is gone${there}: “${sentenceOf(value)}”`;
      });
  };
}
