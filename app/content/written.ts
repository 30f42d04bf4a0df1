import { contentFile, placeOf } from "./content-files.ts";
import { ContentError, type Mistake, mistakeLine } from "./parse.ts";
import { publishedFiles, shownFiles } from "./publication.ts";
import { pictureFile, pictureName } from "./schema/picture.ts";
import { slugify } from "./slugify.ts";
import { isUnwritten } from "./to-be-written.ts";

/** A value in a content file as written, before facts are filled in. */
export interface Written {
  file: string;
  /**
   * Of prose, each line is a value of its own, whose path is `prose` and its
   * number.
   */
  path: readonly PropertyKey[];
  value: unknown;
}

/** The problems with one value. */
export type WrittenCheck = (written: Written) => string[];

function* inside(
  file: string,
  path: readonly PropertyKey[],
  value: unknown,
): Generator<Written> {
  yield { file, path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Array.isArray(value)
    ? value.entries()
    : Object.entries(value)) {
    const isProse =
      path.length === 0 && key === "prose" && file.endsWith(".md");
    yield* inside(file, [...path, key], isProse ? inner.split("\n") : inner);
  }
}

/**
 * Every value in content/ that is published, including front matter and lines
 * of Markdown.
 */
export function* writtenValues(): Generator<Written> {
  for (const file of shownFiles())
    yield* inside(file, [], contentFile(file)?.value);
}

/** What is still to be written in a file. */
export const unwrittenIn = (file: string): Written[] =>
  [...inside(file, [], contentFile(file)?.value)].filter(({ value }) =>
    isUnwritten(value),
  );

/** What its owner has still to write, in everything that is no draft. */
export const unwrittenValues = (): Written[] =>
  publishedFiles().flatMap(unwrittenIn);

/** Throws if visitors would see a text that is still to be written. */
export function refuseUnwritten(): void {
  const mistakes = unwrittenValues().map(
    (written): Mistake => ({
      ...placeOf(written),
      message: "is still to be written, and its file is no draft",
    }),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/** What Markdown puts before the words of a heading, and a policy's number. */
const headingMark = /^#+ (\d+\. )?/;

/**
 * Where a file says the words that an id is made of: `menu` of the heading
 * `## 3. Menu`, `faq-how-long` of the question `How long?`.
 */
export function wordsOfId(file: string, id: string) {
  const made = [...inside(file, [], contentFile(file)?.value)].filter(
    ({ value }) => {
      if (typeof value !== "string") return false;
      const slug = slugify(value.replace(headingMark, ""));
      return slug !== "" && (id === slug || id.endsWith(`-${slug}`));
    },
  );
  return made.map(placeOf);
}

/**
 * The pictures of a value: a field named file, or in prose ![What it
 * shows](rack.jpg).
 */
export function picturesIn({ path, value }: Written): string[] {
  if (typeof value !== "string") return [];
  const inProse = [...value.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(
    ([, name = ""]) => name,
  );
  return [...(path.at(-1) === "file" ? [value] : []), ...inProse]
    .map(pictureName)
    .filter((name) => pictureFile.test(name));
}

/**
 * Where the content uses a picture:
 * `content/people/asha-rao.md:4: portrait.file`.
 */
export const pictureFields = (picture: string): string[] =>
  [...writtenValues()]
    .filter((written) => picturesIn(written).includes(picture))
    .map((written) => mistakeLine({ ...placeOf(written), message: "" }));
