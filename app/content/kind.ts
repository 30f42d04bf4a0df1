import type { Country, Organization, Person, Thing, WebSite } from "schema-dts";
import type { Values } from "../text/format.ts";
import type { Entry, Source } from "./entries.ts";
import { fillFacts, fillLater } from "./facts/fill.ts";
import { siteFacts } from "./facts/site-facts.ts";

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
  /** The code of a country by its name. */
  codeOfCountry(country: string): string;
  /**
   * The author of an article by name, with the page about them if there is one.
   */
  authorOf(name: string): Organization | Person;
  pageAt(path: string): { url: string; title: string };
}

/**
 * A kind of page: everything that lists pages uses it. Its folder is
 * app/pages/<name>/. Node and the route table read it, so it imports no
 * components; methods get their entry as an argument.
 */
export interface Kind<
  Pattern extends Path = Path,
  Content extends PageContent = PageContent,
> extends Source<Content> {
  /** Its name for `npm run new`, the benchmarks and the tests. */
  name: string;
  /** Its path, or the pattern of its entries' paths. */
  path: Pattern;
  /**
   * Which of several templates shows an entry, by what its content says.
   * Benchmarks and tests take a page of each.
   */
  template?(entry: Entry<Content>): string;
  /**
   * The folders under app/ that have a drawing of an entry, in a file named
   * after its key (app/content/drawing-key.ts).
   */
  drawings?: readonly string[];
  /**
   * The heading of its pages in llms.txt and related links; null hides them
   * from search engines.
   */
  listedUnder: string | null;
  /**
   * Its name and summary in lists; by default its name in the menus, or its
   * title, and its subtitle. The menus list entries with a mark and the file of
   * a drawing.
   */
  describe?(
    entry: Entry<Content>,
    index: number,
  ): { name: string; line: string; mark?: string; drawing?: string };
  /** The page above it in breadcrumbs; by default the home page. */
  parent?: Kind;
  /**
   * How long the work on its page takes: the contact form tells visitors who
   * come from there.
   */
  workTime?(entry: Entry<Content>): { work: string; time: string } | undefined;
  /** The key of its entries in the `related` of other pages. */
  related?: string;
  /**
   * The heading of entries that a page links to but that do not link back, such
   * as a case study that did not use the service. By default they are listed
   * with the others.
   */
  unconfirmedUnder?: string;
  /** Its label on the social card; by default the page's name. */
  card?: string;
  structuredData?(
    page: DataPage<Entry<Content>>,
    context: DataContext,
  ): Thing[];
}

/** Fills in facts before the schema of a source sees what its files say. */
const quoting = (placeholders?: readonly string[]) => ({
  fill: (value: unknown) => fillFacts(siteFacts, value, placeholders),
});

/** A text with placeholders, once their values are known. */
export const fillPlaceholders = (text: string, values: Values): string =>
  fillLater(siteFacts, text, values);

/** A source whose files quote facts. Types its methods from its schema. */
export const defineSource = <Content extends object>(
  source: Source<Content>,
): Source<Content> => ({
  ...source,
  ...quoting(),
});

/**
 * A kind of page, whose files quote facts. Types its methods from its schema.
 * Placeholders are names in its texts that are not facts: a text with one waits
 * for `fillPlaceholders`.
 */
export const defineKind = <
  const Pattern extends Path,
  Content extends PageContent,
>(
  kind: Kind<Pattern, Content> & { placeholders?: readonly string[] },
): Kind<Pattern, Content> => ({ ...kind, ...quoting(kind.placeholders) });

type SlugArgument<Pattern extends Path> = Path extends Pattern
  ? [slug?: string]
  : Pattern extends `${string}:slug`
    ? [slug: string]
    : [];

/** The route module of a kind, under app/. */
export const pageOf = ({ name }: Pick<Kind, "name">): string =>
  `pages/${name}/page.tsx`;

/** The path of a page: the only function that makes one. */
export function hrefOf<Pattern extends Path>(
  { path }: { path: Pattern },
  ...[slug]: SlugArgument<Pattern>
): string {
  return slug === undefined ? path : path.replace(":slug", slug);
}
