import type { Country, Organization, Thing, WebSite } from "schema-dts";
import type { z } from "zod";
import type { Scaffold } from "./draft.ts";

/** What the content of every page has. */
export interface PageContent {
  title: string;
  subtitle: string;
  head: { title: string; description: string };
  /** Slugs of related pages, by the `related` key of their kind. */
  related?: Readonly<Record<string, readonly string[]>>;
}

/** A path of this site, or a pattern such as `/services/:slug`. */
export type Path = `/${string}`;

/** A content file and its schema. */
export interface FileSource<Content> {
  /** Under content/, without extension. */
  file: string;
  schema: z.ZodType<Content>;
  /** Names in braces that are not facts: a component fills them in. */
  placeholders?: readonly string[];
  /** The folder of Markdown that the page lists; without a published file in it, the page does not exist. */
  lists?: string;
}

/** A folder of content files, one per entry; the file name is the slug. */
export interface FolderSource<Content> {
  /** Under content/. */
  folder: string;
  /** The schema gets a Markdown file as its front matter and `prose`. app/content/publication.ts decides what is shown. */
  format?: "md";
  schema: z.ZodType<Content>;
  /** Names in braces that are not facts: the schema fills them in. */
  placeholders?: readonly string[];
  /** Sorts the entries. */
  order(entry: Content): number;
}

/** How a derived source reads other content. */
export interface ContentReaders {
  listEntries<Other extends PageContent>(kind: Kind<Path, Other>): Entry<Other>[];
  getContent<Other extends PageContent>(kind: Kind<Path, Other>): Entry<Other>;
}

/** Entries derived from those of other kinds, such as the tags of articles. */
interface DerivedSource<Content> {
  /** Under content/, without extension: the file with the text that they share. */
  wordsIn: string;
  derive(readers: ContentReaders): Entry<Content>[];
}

export type Entry<Content> = Content & { slug: string };

/** A page for structured data, with absolute URLs. */
export interface DataPage<PageEntry> {
  entry: PageEntry;
  name: string;
  url: string;
  card: string;
}

/** What structured data may refer to. */
export interface DataContext {
  /** By reference. */
  agency: Organization;
  /** In full. */
  organization: Organization;
  website: WebSite;
  /** The countries of the offices. */
  countries: Country[];
  pageAt(path: string): { url: string; title: string };
}

/** What a feed entry has besides its title and summary. */
interface FeedItem {
  author: string;
  /** Days. */
  published: string;
  updated: string;
  categories: readonly string[];
}

/** A figure of a page; the launch check wants a drawing and a description. */
export interface DrawnFigure {
  /** Its file in the kind's `drawings/`, without extension; none if it is composed of stock parts. */
  drawing?: string;
  description: string;
}

/**
 * A kind of page: everything that lists pages uses it. Node and the route table read it, so it imports neither content
 * nor components; methods get their entry as an argument.
 */
export interface Kind<Pattern extends Path = Path, Content extends PageContent = PageContent> {
  /** Its name for `npm run new`, the benchmarks and the tests. */
  name: string;
  /** Its path, or the pattern of its entries' paths. */
  path: Pattern;
  /** The route module under app/; its folder contains everything of the kind. */
  page: string;
  /** Entries with their own route module, by slug. */
  ownPages?: Readonly<Record<string, string>>;
  content: FileSource<Content> | FolderSource<Content> | DerivedSource<Content>;
  /** The heading of its pages in llms.txt and related links; null hides them from search engines. */
  listedUnder: string | null;
  /** Its name and summary in lists; by default its name in the menus, or its title, and its subtitle. */
  describe?(entry: Entry<Content>): { name: string; line: string };
  /** The page above it in breadcrumbs; by default the home page. */
  parent?: Kind;
  /** The mark and the drawing file of an entry in the menus; null if it is not listed. */
  menu?(entry: Entry<Content>, index: number): { mark: string; drawing: string } | null;
  /** The key of its entries in the `related` of other pages. */
  related?: string;
  /**
   * The heading of entries that a page links to but that do not link back, such as a case study that did not use the
   * service. By default they are listed with the others.
   */
  unconfirmedUnder?: string;
  /** Its label on the social card; by default the page's name. */
  card?: string;
  structuredData?(page: DataPage<Entry<Content>>, context: DataContext): Thing[];
  /** Publishes its entries as an Atom feed under its parent page. */
  feed?(entry: Entry<Content>): FeedItem;
  /** Folders under app/ with its drawings, one file per drawing key. */
  drawings?: readonly string[];
  figures?(entry: Entry<Content>): DrawnFigure[];
  /** Names of people in it, for the spelling check. */
  people?(entry: Entry<Content>): string[];
  scaffold?: Scaffold;
  /** Slugs that represent the kind in benchmarks, tests and the guide, one per layout; by default the first. */
  samples?: readonly string[];
}

/** Types a kind's methods from the schema of its content. */
export function defineKind<const Pattern extends Path, Content extends PageContent>(
  kind: Kind<Pattern, Content>,
): Kind<Pattern, Content> {
  return kind;
}

type SlugArgument<Pattern extends Path> = Path extends Pattern
  ? [slug?: string]
  : Pattern extends `${string}:slug`
    ? [slug: string]
    : [];

/** The folder of pages with addresses like `/privacy-policy`: each has its own route, since `/:slug` would match every path. */
export function folderAtRoot({ path, content }: Kind): string | undefined {
  return path === "/:slug" && "folder" in content ? content.folder : undefined;
}

/** The path of a page: the only function that makes one. */
export function hrefOf<Pattern extends Path>(
  { path }: { path: Pattern },
  ...[slug]: SlugArgument<Pattern>
): string {
  return slug === undefined ? path : path.replace(":slug", slug);
}
