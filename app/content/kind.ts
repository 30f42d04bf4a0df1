import type { Country, Organization, Thing, WebSite } from "schema-dts";
import type { z } from "zod";
import type { Scaffold } from "./draft.ts";

/** What the content of every page has, whatever its kind. */
export interface PageContent {
  title: string;
  subtitle: string;
  head: { title: string; description: string };
  /** Slugs of pages that belong to this one, by the `related` key of their kind. */
  related?: Readonly<Record<string, readonly string[]>>;
}

/** An address of this site, or the pattern of several: `/services/:slug`. */
export type Path = `/${string}`;

/** A content file and the schema it must pass. */
export interface FileSource<Content> {
  /** Under content/, without its extension. */
  file: string;
  schema: z.ZodType<Content>;
  /** The names in braces that are no facts: a component fills them in. */
  placeholders?: readonly string[];
  /** The folder of Markdown that its page lists: without anything to show there, there is no page. */
  lists?: string;
}

/** A folder of content files, one an entry; the file's name is the slug. */
export interface FolderSource<Content> {
  /** Under content/. */
  folder: string;
  /** Markdown files are given to the schema as their front matter and `prose`; app/content/publication.ts says when. */
  format?: "md";
  schema: z.ZodType<Content>;
  /** Sorts the entries. */
  order(entry: Content): number;
}

/** How a derived source reads what it follows from. */
export interface ContentReaders {
  listEntries<Other extends PageContent>(kind: Kind<Path, Other>): Entry<Other>[];
  getContent<Other extends PageContent>(kind: Kind<Path, Other>): Entry<Other>;
}

/** Entries that follow from those of other kinds, such as the tags of articles. */
export interface DerivedSource<Content> {
  /** Under content/, without its extension: the file with the words that they share. */
  wordsIn: string;
  derive(readers: ContentReaders): Entry<Content>[];
}

export type Entry<Content> = Content & { slug: string };

/** A page as its structured data speaks of it, by whole addresses. */
export interface DataPage<PageEntry> {
  entry: PageEntry;
  name: string;
  url: string;
  card: string;
}

/** What structured data may say of the agency and of other pages. */
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

/** What a feed says of an entry beside its title and line. */
export interface FeedItem {
  author: string;
  /** Days. */
  published: string;
  updated: string;
  categories: readonly string[];
}

/** A figure of a page, which should be drawn and described. */
export interface DrawnFigure {
  /** Its file in the kind's `drawings/`, without the extension; none where it is composed of stock parts. */
  drawing?: string;
  description: string;
}

/**
 * A kind of page: everything that lists pages asks it. It is read by Node and by the route table, so it imports
 * neither content nor components; methods get the entry they speak of.
 */
export interface Kind<Pattern extends Path = Path, Content extends PageContent = PageContent> {
  /** As `npm run new`, the benchmarks and the tests call it. */
  name: string;
  /** Its one address, or the pattern of the addresses of its entries. */
  path: Pattern;
  /** The route module under app/; its folder holds everything of the kind. */
  page: string;
  /** Entries with a route module of their own, by slug. */
  ownPages?: Readonly<Record<string, string>>;
  content: FileSource<Content> | FolderSource<Content> | DerivedSource<Content>;
  /** The heading over its pages in llms.txt and in related links; null keeps them from search engines. */
  listedUnder: string | null;
  /** Its name and line in lists; without it, the name that the menus give its address or its title, and its subtitle. */
  describe?(entry: Entry<Content>): { name: string; line: string };
  /** The page above it in breadcrumbs; the home page unless given. */
  parent?: Kind;
  /** The mark and the drawing file of an entry in the menus; null for one that they leave out. */
  menu?(entry: Entry<Content>, index: number): { mark: string; drawing: string } | null;
  /** The key by which other pages name its entries in `related`. */
  related?: string;
  /**
   * The heading over entries that a page names but that do not name it in turn, such as a case study that did not use
   * the service. Without it they stand with the others.
   */
  unconfirmedUnder?: string;
  /** What the social card calls it; the page's name unless given. */
  card?: string;
  structuredData?(page: DataPage<Entry<Content>>, context: DataContext): Thing[];
  /** Its entries are also offered as an Atom feed, below the page above it. */
  feed?(entry: Entry<Content>): FeedItem;
  /** Folders under app/ with its drawings, each a file named after the entry's drawing key. */
  drawings?: readonly string[];
  figures?(entry: Entry<Content>): DrawnFigure[];
  /** The names of people in it, which no dictionary has. */
  people?(entry: Entry<Content>): string[];
  scaffold?: Scaffold;
  /** Slugs that stand for all in benchmarks, tests and the guide, one for each layout; the first unless given. */
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

/** The address of a page: the only place where one is made. */
export function hrefOf<Pattern extends Path>(
  { path }: { path: Pattern },
  ...[slug]: SlugArgument<Pattern>
): string {
  return slug === undefined ? path : path.replace(":slug", slug);
}
