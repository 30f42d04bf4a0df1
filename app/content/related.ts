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

/** The pages that a page names, then those that name it: a link written once works both ways. */
export function relatedPages(kind: PageKind, slug: string): RelatedGroup[] {
  const page = kinds[kind].list().find((entry) => entry.slug === slug);
  return (Object.keys(kinds) as PageKind[])
    .map((other) => {
      const entries = kinds[other].list().filter((entry) => other !== kind || entry.slug !== slug);
      const named = (page?.related[other] ?? []).flatMap((name) =>
        entries.filter((entry) => entry.slug === name),
      );
      const naming = entries.filter((entry) => entry.related[kind]?.includes(slug) && !named.includes(entry));
      const links = [...named, ...naming].slice(0, LINKS_A_GROUP);
      return {
        title: kinds[other].title,
        links: links.map(({ name, line, href }) => ({ name, line, href })),
      };
    })
    .filter(({ links }) => links.length > 0);
}
