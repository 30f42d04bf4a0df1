import { listCaseStudies } from "./case-studies.ts";
import { listIndustries } from "./industries.ts";
import { listLegalPages } from "./legal.ts";
import {
  getCallPage,
  getCareers,
  getCompany,
  getContact,
  getHome,
  getLeadership,
  getNavigation,
  getNotFound,
  getOffices,
  getPortfolio,
  getRedirects,
} from "./pages.ts";
import { ContentError } from "./parse.ts";
import { pagePaths } from "./paths.ts";
import { listProducts } from "./products.ts";
import type { Related } from "./schema/parts.ts";
import { listServices } from "./services.ts";
import { sitePages } from "./site-pages.ts";

interface Linking {
  file: string;
  related: Partial<Related>;
}

function linkingFiles(): Linking[] {
  const of = (folder: string) => (entry: { slug: string; related: Partial<Related> }) => ({
    file: `content/${folder}/${entry.slug}.ts`,
    related: entry.related,
  });
  return [
    ...listServices().map(of("services")),
    ...listIndustries().map(of("industries")),
    ...listProducts().map(of("products")),
    ...listCaseStudies().map(of("case-studies")),
  ];
}

function relatedProblems(): string[] {
  const known: Record<keyof Related, Set<string>> = {
    services: new Set(listServices().map(({ slug }) => slug)),
    industries: new Set(listIndustries().map(({ slug }) => slug)),
    products: new Set(listProducts().map(({ slug }) => slug)),
    caseStudies: new Set(listCaseStudies().map(({ slug }) => slug)),
  };
  const kinds = Object.keys(known) as (keyof Related)[];
  return linkingFiles().flatMap(({ file, related }) =>
    kinds.flatMap((kind) =>
      (related[kind] ?? [])
        .filter((slug) => !known[kind].has(slug))
        .map((slug) => `${file}: related.${kind}: there is no "${slug}"`),
    ),
  );
}

function redirectProblems(): string[] {
  const paths = new Set(pagePaths());
  return Object.entries(getRedirects()).flatMap(([from, to]) => [
    ...(paths.has(from) ? [`content/redirects.ts: ${from}: is a page, so it cannot redirect`] : []),
    ...(paths.has(to) ? [] : [`content/redirects.ts: ${from}: leads to ${to}, which is not a page`]),
  ]);
}

/** Two pages that look alike in a list of results: what makes them so, and where. */
function likenessProblems(): string[] {
  const firstFile = new Map<string, string>();
  return sitePages().flatMap(({ file, head }) =>
    (["title", "description"] as const).flatMap((field) => {
      const other = firstFile.get(head[field]);
      firstFile.set(head[field], other ?? file);
      return other ? [`${file}: head.${field}: is also that of ${other}`] : [];
    }),
  );
}

/** Reads all content and stops at what no single schema can see: slugs that lead nowhere, pages that look alike. */
export function checkContent(): { pages: number } {
  for (const read of [
    getHome,
    getCompany,
    getLeadership,
    getCareers,
    getContact,
    getPortfolio,
    getCallPage,
    getNotFound,
    getNavigation,
    getOffices,
    listLegalPages,
  ]) {
    read();
  }
  const problems = [...relatedProblems(), ...redirectProblems(), ...likenessProblems()];
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return { pages: pagePaths().length };
}
