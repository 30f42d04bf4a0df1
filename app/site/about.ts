import { getContent, listEntries } from "../content/entries.ts";
import { placeSlug } from "../content/geography.ts";
import { getOffices } from "../content/offices.ts";
import { fieldName } from "../content/parse.ts";
import { type Written, writtenValues } from "../content/written.ts";
import { home } from "../pages/home/kind.ts";
import { kinds } from "../pages/kinds.ts";

/** What content may say that it is about: `office:berlin`, `country:germany`, `service:web-frontend` and the like. */
function subjects(): ReadonlySet<string> {
  const offices = getOffices();
  return new Set([
    ...offices.map(({ city }) => `office:${placeSlug(city)}`),
    ...offices.map(({ country }) => `country:${placeSlug(country)}`),
    ...getContent(home).stack.items.map(({ name }) => `technology:${placeSlug(name)}`),
    ...kinds
      .filter(({ content }) => "folder" in content)
      .flatMap((kind) => listEntries(kind).map(({ slug }) => `${kind.name}:${slug}`)),
  ]);
}

/** The longest of the sentences that an item says itself. */
function sentenceOf(item: object): string {
  const strings = Object.values(item).filter((value): value is string => typeof value === "string");
  return strings.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

const isAbout = (value: unknown): value is { about: string[] } =>
  typeof value === "object" && value !== null && "about" in value && Array.isArray(value.about);

function problemsOf({ file, path, value }: Written, known: ReadonlySet<string>): string[] {
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
}

/** The sentences that speak of what is no longer there. */
export function aboutProblems(): string[] {
  const known = subjects();
  return [...writtenValues()].flatMap((written) => problemsOf(written, known));
}
