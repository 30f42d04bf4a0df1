import { once } from "../content/content-files.ts";
import {
  type Entry,
  fileOf,
  getContent,
  listEntries,
} from "../content/entries.ts";
import { hrefOf, type Kind, type PageContent } from "../content/kind.ts";
import { company } from "../pages/company/kind.ts";
import { home } from "../pages/home/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { getNavigation } from "./navigation.ts";
import { isDropdown } from "./navigation-schema.ts";

/** A page of the route table. */
export interface SitePage {
  kind: Kind;
  entry: Entry<PageContent>;
  path: string;
  /** Its content file. */
  file: string;
  /** Its name in links and breadcrumbs, and its summary in lists. */
  name: string;
  line: string;
  /** The file of its small drawing, if it has one. */
  drawing: string | undefined;
  title: string;
  subtitle: string;
  head: PageContent["head"];
  /** The page above it, for most the home page. */
  parent: string | null;
  /** Listed by search engines. */
  indexed: boolean;
}

/** The name of a single page in the links of the menus or the company page. */
function linkedName(path: string): string | undefined {
  const { bar, footer } = getNavigation();
  const barLinks = bar.flatMap((entry) => (isDropdown(entry) ? [] : [entry]));
  const menuLink = [...barLinks, ...footer.site.links].find(
    ({ href }) => href === path,
  );
  const companyLink = getContent(company).links?.find(
    ({ href }) => href === path,
  );
  return menuLink?.name ?? companyLink?.label;
}

function toPage(
  kind: Kind,
  entry: Entry<PageContent>,
  index: number,
): SitePage {
  const { title, subtitle, head, slug } = entry;
  const path = hrefOf(kind, slug);
  const described = kind.describe?.(entry, index) ?? {
    name: linkedName(path) ?? title,
    line: subtitle,
  };
  const { name, line, drawing } = { drawing: undefined, ...described };
  const parent = kind.path === home.path ? null : hrefOf(kind.parent ?? home);
  const indexed = kind.listedUnder !== null;
  const file = fileOf(kind, slug);
  return {
    kind,
    entry,
    path,
    file,
    name,
    line,
    drawing,
    title,
    subtitle,
    head,
    parent,
    indexed,
  };
}

/** Computed once, because every page needs it. */
const pagesByPath = once(
  (): ReadonlyMap<string, SitePage> =>
    new Map(
      kinds
        .flatMap((kind) =>
          listEntries(kind).map((entry, index) => toPage(kind, entry, index)),
        )
        .map((page) => [page.path, page]),
    ),
);

/** The route table: every page, from the files in content/. */
export function sitePages(): SitePage[] {
  return [...pagesByPath().values()];
}

/** The pages of a kind, in order. */
export function pagesOf(kind: Kind): SitePage[] {
  return listEntries(kind).flatMap(
    ({ slug }) => sitePage(hrefOf(kind, slug)) ?? [],
  );
}

/** What the contact form takes from the page that a visitor comes from. */
export interface Enquiry {
  project: unknown;
  /** What takes how long on that page. */
  work?: string;
  time?: string;
}

function enquiryFrom({ kind, entry }: SitePage): Enquiry | undefined {
  if (!("project" in entry)) return undefined;
  return { project: entry.project, ...kind.workTime?.(entry) };
}

/** The pages that have a project type, by path. */
export function enquiriesByPage(): Record<string, Enquiry> {
  const enquiries: Record<string, Enquiry> = {};
  for (const page of sitePages()) {
    const enquiry = enquiryFrom(page);
    if (enquiry) enquiries[page.path] = enquiry;
  }
  return enquiries;
}

export function sitePage(path: string): SitePage | undefined {
  return pagesByPath().get(path);
}

/** The path from the home page to this page. */
export function pageTrail(page: SitePage): SitePage[] {
  const parent = page.parent === null ? undefined : sitePage(page.parent);
  return parent ? [...pageTrail(parent), page] : [page];
}
