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

/** Reads all content and stops at what no single schema can see: slugs that lead nowhere. */
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
  const problems = [...relatedProblems(), ...redirectProblems()];
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return { pages: pagePaths().length };
}
