import type { z } from "zod";
import {
  contentFile,
  contentTexts,
  onceEach,
  placeOf,
} from "./content-files.ts";
import { withMarks } from "./marks.ts";
import {
  asWritten,
  ContentError,
  checkValue,
  type Filled,
  fieldName,
  type Mistake,
} from "./parse.ts";
import { shownFiles } from "./publication.ts";
import { slugSchema } from "./schema/parts.ts";

export type Entry<Content> = Content & { slug: string };

/**
 * Content files with one schema: a file, or a folder with an entry per file.
 * Everything that reads content takes one.
 */
export interface Source<Content extends object = object> {
  /**
   * Under content/: `home.yaml`, or `services/*.yaml`, where the name of a file
   * is the slug of its entry.
   */
  files: string;
  /**
   * It gets Markdown as its front matter and `prose`.
   * app/content/publication.ts decides what is shown.
   */
  schema: z.ZodType<Content>;
  /**
   * Changes what a file says before the schema sees it: facts are filled in,
   * the environment overrides settings.
   */
  fill?(value: unknown): Filled;
  /** Sorts the entries of a folder. */
  order?(entry: Content): number;
  /**
   * The path of pages: of a source with one, a single file is an entry, too.
   */
  path?: string;
  /**
   * Its entries, if they are not those that the files say: derived from other
   * sources, or none without them.
   */
  derive?(written: Entry<Content>[]): Entry<Content>[];
}

type Files = Pick<Source, "files">;

/** The folder of a source under content/; undefined if it is a file. */
export const folderOf = ({ files }: Files): string | undefined =>
  files.includes("*") ? files.split("/")[0] : undefined;

/**
 * `content/services/web-frontend.yaml` → `web-frontend`: the file name is the
 * slug.
 */
export const slugOf = (file: string): string =>
  file.replace(/^.*\//, "").replace(/\.\w+$/, "");

/** The file of an entry. */
export const fileOf = ({ files }: Files, slug: string): string =>
  `content/${files.replace("*", slug)}`;

/**
 * The files of a source, those that are not shown too. A single file counts
 * even if it is missing.
 */
export function filesOf(source: Files): string[] {
  if (!folderOf(source)) return [`content/${source.files}`];
  const [start = "", end = ""] = `content/${source.files}`.split("*");
  return [...contentTexts().keys()].filter(
    (file) => file.startsWith(start) && file.endsWith(end),
  );
}

/**
 * The slugs of a folder, from its file names only: the route table does not
 * depend on what the files say.
 */
export const slugsOf = (source: Files): string[] => filesOf(source).map(slugOf);

/**
 * Reads and checks a file. A text with a fact that could not be filled in has
 * one mistake, not two.
 */
function readFile(file: string, { schema, fill = asWritten }: Source) {
  const found = contentFile(file);
  if (!found)
    return {
      mistakes: [{ file, message: "is missing: there is no such file" }],
    };
  if (found.mistakes.length > 0) return { mistakes: found.mistakes };
  const { value, problems, unfilled } = fill(found.value);
  const checked = checkValue(schema, value);
  const others = checked.problems.filter(
    ({ path }) => !unfilled.has(fieldName(path)),
  );
  const mistakes = [...problems, ...others].map(({ path, message }) => ({
    ...placeOf({ file, path }),
    message,
  }));
  if (checked.data === undefined) return { mistakes };
  const marked = {
    file,
    schema,
    value: found.value,
    fill: (texts: unknown) => fill(texts).value,
  };
  return { content: withMarks(checked.data, marked), mistakes };
}

interface ReadEntries {
  /** Those without a mistake that are part of the site, in order. */
  entries: object[];
  /**
   * Of all files: unpublished ones are checked too, so that they do not break a
   * later build.
   */
  mistakes: Mistake[];
}

const slugMistakes = (file: string): Mistake[] =>
  slugSchema.safeParse(slugOf(file)).success
    ? []
    : [
        {
          file,
          message:
            "is not a name for a file: use lower-case words joined by hyphens",
        },
      ];

/** What can be read of a source; its mistakes tell what cannot. */
export const readEntries = onceEach((source: Source): ReadEntries => {
  const { path, order = () => 0, derive = (entries) => entries } = source;
  const isEntry = path !== undefined || folderOf(source) !== undefined;
  const shown = new Set(shownFiles());
  const read = filesOf(source)
    .toSorted((a, b) => slugOf(a).localeCompare(slugOf(b)))
    .map((file) => ({ file, ...readFile(file, source) }));
  const written = read
    .filter(({ file, mistakes }) => mistakes.length === 0 && shown.has(file))
    .flatMap(({ file, content }) =>
      content ? [isEntry ? { ...content, slug: slugOf(file) } : content] : [],
    )
    .toSorted((a, b) => order(a) - order(b));
  return {
    entries: derive(written as Entry<object>[]),
    mistakes: read.flatMap(({ file, mistakes }) => [
      ...mistakes,
      ...slugMistakes(file),
    ]),
  };
});

/**
 * All entries of a source, in order; a single file is its only entry. Throws
 * its mistakes, if there are any.
 */
export function listEntries<Content extends object>(
  source: Source<Content>,
): Entry<Content>[] {
  const { entries, mistakes } = readEntries(source as Source);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return entries as Entry<Content>[];
}

/** The entry with this slug; throws if there is none. */
export function getEntry<Content extends object>(
  source: Source<Content>,
  slug: string | undefined,
): Entry<Content> {
  const entries = listEntries(source);
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (entry) return entry;
  const slugs = entries.map((candidate) => candidate.slug).join(", ");
  throw new ContentError(
    `There is no "${slug}" in ${source.files}; there are ${slugs}`,
  );
}

/** What a single file says. */
export function getContent<Content extends object>(
  source: Source<Content> & { path: string },
): Entry<Content>;
export function getContent<Content extends object>(
  source: Source<Content>,
): Content;
export function getContent<Content extends object>(
  source: Source<Content>,
): Content {
  const [content] = listEntries(source);
  if (!content)
    throw new ContentError(`There is no content in ${source.files}`);
  return content;
}
