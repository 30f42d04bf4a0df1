import type { Collection } from "./collection.ts";
import { collections } from "./collections/index.ts";
import { contentTexts, once, onceEach, readYaml } from "./content-files.ts";
import { fillFacts } from "./facts/fill.ts";
import { siteFacts } from "./facts/site-facts.ts";
import type { Entry, FileSource, FolderSource, Kind, PageContent, Path } from "./kind.ts";
import { fillText, readMarkdown } from "./markdown.ts";
import { allOf, ContentError, parseContent } from "./parse.ts";
import { hasTexts, isShown } from "./publication.ts";
import { slugOf } from "./slugs.ts";

/** Reads a single content file on first use. */
export function contentReader<Content>({ file, schema, placeholders }: FileSource<Content>): () => Content {
  return once(() => {
    const name = `content/${file}.yaml`;
    return parseContent(schema, name, fillFacts(siteFacts, name, readYaml(name), placeholders));
  });
}

/** A Markdown file for its schema: the front matter and the prose. */
function markdownValue(file: string, source: string): Record<string, unknown> {
  const { fields, prose } = readMarkdown(file, fillText(siteFacts, file, source));
  return { ...fields, prose };
}

function readFolder<Content extends object>(source: FolderSource<Content>): Entry<Content>[] {
  const { folder, format = "yaml", schema, placeholders } = source;
  const read = (file: string, text: string) => {
    const value =
      format === "md" ? markdownValue(file, text) : fillFacts(siteFacts, file, readYaml(file), placeholders);
    const entry = { ...parseContent(schema, file, value), slug: slugOf(file) };
    // Unpublished files are validated too, so that they do not break a later build.
    return { entry, shown: format !== "md" || isShown(value as object) };
  };
  const files = [...contentTexts()].filter(
    ([file]) => file.startsWith(`content/${folder}/`) && file.endsWith(`.${format}`),
  );
  return allOf(
    files.map(
      ([file, text]) =>
        () =>
          read(file, text),
    ),
  )
    .filter(({ shown }) => shown)
    .map(({ entry }) => entry)
    .sort((a, b) => source.order(a) - source.order(b) || a.slug.localeCompare(b.slug));
}

const itemsOf = onceEach((collection: Collection): unknown => readFolder(collection.content));

/** All items of a collection, in order. */
export function listItems<Content extends object>(collection: Collection<Content>): Entry<Content>[] {
  return itemsOf(collection) as Entry<Content>[];
}

/** The number of items per collection. */
export function countItems(): Record<string, number> {
  return Object.fromEntries(collections.map((collection) => [collection.name, listItems(collection).length]));
}

function readEntries<Content extends PageContent>({ content }: Kind<Path, Content>): Entry<Content>[] {
  if ("folder" in content) return readFolder(content);
  if ("derive" in content) return content.derive({ listEntries, getContent });
  const entry = { ...contentReader(content)(), slug: content.file };
  return content.lists === undefined || hasTexts(content.lists) ? [entry] : [];
}

/** By slug; a single page is the only entry of its kind. */
const entriesBySlug = onceEach(
  (kind: Kind): ReadonlyMap<string, unknown> =>
    new Map(readEntries(kind).map((entry) => [entry.slug, entry])),
);

const entriesOf = <Content extends PageContent>(kind: Kind<Path, Content>) =>
  entriesBySlug(kind) as ReadonlyMap<string, Entry<Content>>;

/** All entries of a kind, in order. */
export function listEntries<Content extends PageContent>(kind: Kind<Path, Content>): Entry<Content>[] {
  return [...entriesOf(kind).values()];
}

/** The entry with this slug; throws if there is none. */
export function getEntry<Content extends PageContent>(
  kind: Kind<Path, Content>,
  slug: string | undefined,
): Entry<Content> {
  const entries = entriesOf(kind);
  const entry = slug === undefined ? undefined : entries.get(slug);
  if (!entry)
    throw new ContentError(`There is no ${kind.name} "${slug}"; there are ${[...entries.keys()].join(", ")}`);
  return entry;
}

/** The content of a single page. */
export function getContent<Content extends PageContent>(kind: Kind<Path, Content>): Entry<Content> {
  const [entry] = listEntries(kind);
  if (!entry) throw new ContentError(`There is no content for ${kind.path}`);
  return entry;
}

/** The content file of an entry. */
export function fileOf({ content }: Kind, slug: string): string {
  if ("folder" in content) return `content/${content.folder}/${slug}.${content.format ?? "yaml"}`;
  return `content/${"file" in content ? content.file : content.wordsIn}.yaml`;
}
