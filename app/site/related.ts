import { onceEach } from "../content/content-files.ts";
import type { Kind } from "../content/kind.ts";
import { kinds } from "../pages/kinds.ts";
import type { RelatedGroup } from "../sections/related.tsx";
import { pagesOf, type SitePage } from "./pages.ts";

const LINKS_A_GROUP = 4;

/** The kinds whose pages are linked from others. */
const relatedKinds = kinds.filter(({ related }) => related !== undefined);

interface Index {
  pages: ReadonlyMap<string, SitePage>;
  /** The pages that link to a page, by its kind's key and its slug. */
  naming: ReadonlyMap<string, SitePage[]>;
}

/**
 * Computed once: searching all pages for each page would take quadratic time.
 */
const indexOf = onceEach((kind: Kind): Index => {
  const pages = pagesOf(kind);
  const names = pages.flatMap((page) =>
    Object.entries(page.entry.related ?? {}).flatMap(([key, slugs]) =>
      slugs.map((slug) => ({ page, named: `${key}/${slug}` })),
    ),
  );
  const naming = Map.groupBy(names, ({ named }) => named);
  return {
    pages: new Map(pages.map((page) => [page.entry.slug, page])),
    naming: new Map(
      [...naming].map(([named, uses]) => [named, uses.map(({ page }) => page)]),
    ),
  };
});

/** All related kinds, those in the page's own `related` first. */
function groupsOf(page: SitePage | undefined): Kind[] {
  const named = Object.keys(page?.entry.related ?? {});
  const place = ({ related = "" }: Kind) =>
    named.includes(related) ? named.indexOf(related) : named.length;
  return relatedKinds.toSorted((a, b) => place(a) - place(b));
}

/**
 * The pages that a page links to, then those that link to it: one link works in
 * both directions.
 */
export function relatedPages(kind: Kind, slug: string): RelatedGroup[] {
  const page = indexOf(kind).pages.get(slug);
  return groupsOf(page)
    .flatMap((other) => {
      const { pages, naming } = indexOf(other);
      const slugs = page?.entry.related?.[other.related ?? ""] ?? [];
      const named = slugs.flatMap((name) => pages.get(name) ?? []);
      const namingThis = naming.get(`${kind.related}/${slug}`) ?? [];
      const either = [...new Set([...named, ...namingThis])].filter(
        (linked) => linked !== page,
      );
      const title = other.listedUnder ?? other.name;
      const { unconfirmedUnder = title } = other;
      const titleOf = (linked: SitePage) =>
        namingThis.includes(linked) ? title : unconfirmedUnder;
      return [...new Set([title, unconfirmedUnder])].map((heading) => ({
        title: heading,
        links: either
          .filter((linked) => titleOf(linked) === heading)
          .slice(0, LINKS_A_GROUP)
          .map(({ name, line, drawing, path }) => ({
            name,
            line,
            drawing,
            href: path,
          })),
      }));
    })
    .filter(({ links }) => links.length > 0);
}
