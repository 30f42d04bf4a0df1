import { contentFile, contentTexts } from "./content-files.ts";
import { fieldName, type Mistake, mistakeLine } from "./parse.ts";
import { shownFiles } from "./publication.ts";
import { pictureFile, pictureName } from "./schema/picture.ts";

/** A value in a content file as written, before facts are filled in. */
export interface Written {
  file: string;
  /** Of prose, each line is a value of its own, whose path is `prose`. */
  path: readonly PropertyKey[];
  value: unknown;
  line(): number;
}

/** The problems with one value. */
export type WrittenCheck = (written: Written) => string[];

function* inside(file: string, path: readonly PropertyKey[], value: unknown): Generator<Written> {
  yield { file, path, value, line: () => contentFile(file)?.lineOf({ path }) ?? 1 };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (path.length > 0 || key !== "prose") yield* inside(file, [...path, key], inner);
  }
}

function* linesOf(file: string): Generator<Written> {
  const first = contentFile(file)?.lineOf({ path: ["prose"] }) ?? 1;
  const lines = contentTexts().get(file)?.split("\n") ?? [];
  for (const [index, value] of lines.entries())
    if (index + 1 >= first) yield { file, path: ["prose"], value, line: () => index + 1 };
}

/** Every value in content/ that is published, including front matter and lines of Markdown. */
export function* writtenValues(): Generator<Written> {
  for (const file of shownFiles()) {
    yield* inside(file, [], contentFile(file)?.value);
    if (file.endsWith(".md")) yield* linesOf(file);
  }
}

/** Where a value is. */
export const placeOf = ({ file, path, line }: Written): Omit<Mistake, "message"> => ({
  file,
  line: line(),
  field: path[0] === "prose" ? "" : fieldName(path),
});

/** The pictures of a value: a field named file, or in prose ![What it shows](rack.jpg). */
export function picturesIn({ path, value }: Written): string[] {
  if (typeof value !== "string") return [];
  const inProse = [...value.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(([, name = ""]) => name);
  return [...(path.at(-1) === "file" ? [value] : []), ...inProse]
    .map(pictureName)
    .filter((name) => pictureFile.test(name));
}

/** Where the content uses a picture: `content/people/asha-rao.md:4: portrait.file`. */
export const pictureFields = (picture: string): string[] =>
  [...writtenValues()]
    .filter((written) => picturesIn(written).includes(picture))
    .map((written) => mistakeLine({ ...placeOf(written), message: "" }));
