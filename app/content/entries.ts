import { contentTexts, onceEach } from "./content-files.ts";
import { fillFacts } from "./facts/fill.ts";
import { siteFacts } from "./facts/site-facts.ts";
import { type Entry, folderOf, type Kind, type PageContent, type Path, type Source } from "./kind.ts";
import { ContentError, type Mistake } from "./parse.ts";
import { shownFiles } from "./publication.ts";
import { readFile } from "./read-file.ts";
import { slugSchema } from "./schema/parts.ts";

/** `content/services/web-frontend.yaml` → `web-frontend`: the file name is the slug. */
export const slugOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.\w+$/, "");

/** The file of an entry. */
export const fileOf = ({ files }: Pick<Source, "files">, slug: string): string =>
  `content/${files.replace("*", slug)}`;

/** The files of a source, those that are not shown too. A single file counts even if it is missing. */
export function filesOf(source: Pick<Source, "files">): string[] {
  if (!folderOf(source)) return [`content/${source.files}`];
  const [start = "", end = ""] = `content/${source.files}`.split("*");
  return [...contentTexts().keys()].filter((file) => file.startsWith(start) && file.endsWith(end));
}

/** The slugs of a folder, from its file names only: the route table does not depend on what the files say. */
export const slugsOf = (source: Pick<Source, "files">): string[] => filesOf(source).map(slugOf);

const isKind = (source: Source): source is Kind => "path" in source;

interface ReadEntries {
  /** Those without a mistake that are part of the site, in order. */
  entries: object[];
  /** Of all files: unpublished ones are checked too, so that they do not break a later build. */
  mistakes: Mistake[];
}

const slugMistakes = (file: string): Mistake[] =>
  slugSchema.safeParse(slugOf(file)).success
    ? []
    : [{ file, message: "is not a name for a file: use lower-case words joined by hyphens" }];

/** What can be read of a source; its mistakes tell what cannot. */
export const readEntries = onceEach((source: Source): ReadEntries => {
  const { schema, placeholders, order = () => 0 } = source;
  const isEntry = isKind(source) || folderOf(source) !== undefined;
  const shown = new Set(shownFiles());
  const read = filesOf(source)
    .toSorted((a, b) => slugOf(a).localeCompare(slugOf(b)))
    .map((file) => ({
      file,
      ...readFile(file, schema, (value) => fillFacts(siteFacts, value, placeholders)),
    }));
  const written = read
    .filter(({ file, mistakes }) => mistakes.length === 0 && shown.has(file))
    .flatMap(({ file, content }) => (content ? [isEntry ? { ...content, slug: slugOf(file) } : content] : []))
    .toSorted((a, b) => order(a) - order(b));
  return {
    entries: isKind(source) ? (source.derive?.(written as Entry<PageContent>[]) ?? written) : written,
    mistakes: read.flatMap(({ file, mistakes }) => [...mistakes, ...slugMistakes(file)]),
  };
});

/** All entries of a source, in order; a single file is its only entry. Throws its mistakes, if there are any. */
export function listEntries<Content extends object>(source: Source<Content>): Entry<Content>[] {
  const { entries, mistakes } = readEntries(source as Source);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return entries as Entry<Content>[];
}

/** The entry with this slug; throws if there is none. */
export function getEntry<Content extends PageContent>(
  kind: Kind<Path, Content>,
  slug: string | undefined,
): Entry<Content> {
  const entries = listEntries(kind);
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (entry) return entry;
  const slugs = entries.map((candidate) => candidate.slug).join(", ");
  throw new ContentError(`There is no ${kind.name} "${slug}"; there are ${slugs}`);
}

/** What a single file says. */
export function getContent<Content extends PageContent>(kind: Kind<Path, Content>): Entry<Content>;
export function getContent<Content extends object>(source: Source<Content>): Content;
export function getContent<Content extends object>(source: Source<Content>): Content {
  const [content] = listEntries(source);
  if (!content) throw new ContentError(`There is no content in ${source.files}`);
  return content;
}
