import { listCaseStudies } from "./case-studies.ts";
import { listIndustries } from "./industries.ts";
import { listProducts } from "./products.ts";
import type { Related } from "./schema/parts.ts";
import { listServices } from "./services.ts";

export type PageKind = keyof Related;

export interface RelatedLink {
  name: string;
  line: string;
  href: string;
}

export interface RelatedGroup {
  title: string;
  links: RelatedLink[];
}

interface Entry extends RelatedLink {
  slug: string;
  related: Partial<Related>;
}

const LINKS_A_GROUP = 4;

const kinds: Record<PageKind, { title: string; list: () => Entry[] }> = {
  services: {
    title: "Services",
    list: () =>
      listServices().map(({ slug, menu, related }) => ({
        slug,
        related,
        name: menu.name,
        line: menu.line,
        href: `/services/${slug}`,
      })),
  },
  industries: {
    title: "Industries",
    list: () =>
      listIndustries().map(({ slug, menu, related }) => ({
        slug,
        related,
        name: menu.name,
        line: menu.line,
        href: `/industries/${slug}`,
      })),
  },
  products: {
    title: "Products",
    list: () =>
      listProducts().map(({ slug, title, kind, related }) => ({
        slug,
        related,
        name: title,
        line: kind,
        href: `/products/${slug}`,
      })),
  },
  caseStudies: {
    title: "Case studies",
    list: () =>
      listCaseStudies().map(({ slug, title, categories, related }) => ({
        slug,
        related,
        name: title,
        line: categories.slice(0, 2).join(", "),
        href: `/case-studies/${slug}`,
      })),
  },
};

interface Index {
  entries: ReadonlyMap<string, Entry>;
  /** The entries that name a page, by its kind and slug. */
  naming: ReadonlyMap<string, Entry[]>;
}

const pageKinds = Object.keys(kinds) as PageKind[];
const indexes = new Map<PageKind, Index>();

function createIndex(kind: PageKind): Index {
  const entries = kinds[kind].list();
  const names = entries.flatMap((entry) =>
    pageKinds.flatMap((other) =>
      (entry.related[other] ?? []).map((slug) => ({ entry, named: `${other}/${slug}` })),
    ),
  );
  const naming = Map.groupBy(names, ({ named }) => named);
  return {
    entries: new Map(entries.map((entry) => [entry.slug, entry])),
    naming: new Map([...naming].map(([named, uses]) => [named, uses.map(({ entry }) => entry)])),
  };
}

/** Made once: every page asks, and searching all for each would take the square of their number. */
function indexOf(kind: PageKind): Index {
  const index = indexes.get(kind) ?? createIndex(kind);
  indexes.set(kind, index);
  return index;
}

/** The pages that a page names, then those that name it: a link written once works both ways. */
export function relatedPages(kind: PageKind, slug: string): RelatedGroup[] {
  const page = indexOf(kind).entries.get(slug);
  return pageKinds
    .map((other) => {
      const { entries, naming } = indexOf(other);
      const named = (page?.related[other] ?? []).flatMap((name) => entries.get(name) ?? []);
      const either = new Set([...named, ...(naming.get(`${kind}/${slug}`) ?? [])]);
      const links = [...either].filter((entry) => entry !== page).slice(0, LINKS_A_GROUP);
      return {
        title: kinds[other].title,
        links: links.map(({ name, line, href }) => ({ name, line, href })),
      };
    })
    .filter(({ links }) => links.length > 0);
}
