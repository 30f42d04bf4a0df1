import type { CaseStudy } from "../pages/case-study/schema.ts";
import type { Industry } from "../pages/industry/schema.ts";
import type { Product } from "../pages/product/schema.ts";
import type { Service } from "../pages/service/schema.ts";
import { listCaseStudies } from "./case-studies.ts";
import { listIndustries } from "./industries.ts";
import { type LegalPage, listLegalPages } from "./legal.ts";
import {
  getCallPage,
  getCareers,
  getCompany,
  getContact,
  getHome,
  getLeadership,
  getNavigation,
  getPortfolio,
} from "./pages.ts";
import { ContentError } from "./parse.ts";
import { listProducts } from "./products.ts";
import { listServices } from "./services.ts";

/** What every page of the route table has, whatever its kind. */
interface PageEntry {
  path: string;
  /** The file it is written in. */
  file: string;
  /** What links and breadcrumbs call it. */
  name: string;
  title: string;
  subtitle: string;
  head: { title: string; description: string };
  /** The real page above it; most stand directly under the home page. */
  parent: string | null;
  /** Offered to search engines. */
  indexed: boolean;
}

type Kinds =
  | { kind: "home" | "company" | "leadership" | "careers" | "contact" | "call" | "portfolio" }
  | { kind: "service"; content: Service }
  | { kind: "product"; content: Product }
  | { kind: "industry"; content: Industry }
  | { kind: "case study"; content: CaseStudy }
  | { kind: "legal"; content: LegalPage };

export type SitePage = PageEntry & Kinds;

/** The name under which the menus, or the company page, link a page that stands alone. */
function linkedName(path: string): string {
  const { home, footer } = getNavigation();
  const menuLink = [home, ...footer.site.links].find(({ href }) => href === path);
  const companyLink = getCompany().links.find(({ href }) => href === path);
  const name = menuLink?.name ?? companyLink?.label;
  if (!name) throw new ContentError(`No menu links ${path}, so it has no name there`);
  return name;
}

interface Written {
  title: string;
  subtitle: string;
  head: PageEntry["head"];
}

function entry(
  path: string,
  file: string,
  { title, subtitle, head }: Written,
  more: Partial<Pick<PageEntry, "name" | "parent" | "indexed">> = {},
): PageEntry {
  const parent = path === "/" ? null : "/";
  const name = more.name ?? linkedName(path);
  return { path, file: `content/${file}`, title, subtitle, head, parent, indexed: true, ...more, name };
}

function servicePage(content: Service): SitePage {
  const { slug, menu } = content;
  const page = entry(`/services/${slug}`, `services/${slug}.ts`, content, { name: menu.name });
  return { ...page, kind: "service", content };
}

function productPage(content: Product): SitePage {
  const { slug, title } = content;
  const page = entry(`/products/${slug}`, `products/${slug}.ts`, content, { name: title });
  return { ...page, kind: "product", content };
}

function industryPage(content: Industry): SitePage {
  const { slug, menu } = content;
  const page = entry(`/industries/${slug}`, `industries/${slug}.ts`, content, { name: menu.name });
  return { ...page, kind: "industry", content };
}

function caseStudyPage(content: CaseStudy): SitePage {
  const { slug, title } = content;
  const more = { name: title, parent: "/portfolio" };
  return {
    ...entry(`/case-studies/${slug}`, `case-studies/${slug}.ts`, content, more),
    kind: "case study",
    content,
  };
}

function legalPage(content: LegalPage): SitePage {
  const { slug, title, lastUpdated } = content;
  const written = { ...content, subtitle: `Last Updated: ${lastUpdated}` };
  return { ...entry(`/${slug}`, `legal/${slug}.md`, written, { name: title }), kind: "legal", content };
}

function readPages(): SitePage[] {
  const company = "/about/company";
  const call = getCallPage();
  return [
    { ...entry("/", "home.ts", getHome()), kind: "home" },
    ...listServices().map(servicePage),
    ...listProducts().map(productPage),
    ...listIndustries().map(industryPage),
    { ...entry(company, "company.ts", getCompany()), kind: "company" },
    {
      ...entry("/about/leadership", "leadership.ts", getLeadership(), { parent: company }),
      kind: "leadership",
    },
    { ...entry("/about/careers", "careers.ts", getCareers(), { parent: company }), kind: "careers" },
    { ...entry("/contact", "contact.ts", getContact()), kind: "contact" },
    { ...entry("/call", "call.ts", call, { name: call.title, indexed: false }), kind: "call" },
    ...listLegalPages().map(legalPage),
    { ...entry("/portfolio", "portfolio.ts", getPortfolio()), kind: "portfolio" },
    ...listCaseStudies().map(caseStudyPage),
  ];
}

/** Read once: every page of the site asks for its place among the others. */
let pages: ReadonlyMap<string, SitePage> | undefined;

function pagesByPath(): ReadonlyMap<string, SitePage> {
  pages ??= new Map(readPages().map((page) => [page.path, page]));
  return pages;
}

/** The route table: every page, from the files in content/. */
export function sitePages(): SitePage[] {
  return [...pagesByPath().values()];
}

export function sitePage(path: string): SitePage | undefined {
  return pagesByPath().get(path);
}

/** The page itself, after all that stand above it, from the home page on. */
export function pageTrail(page: SitePage): SitePage[] {
  const parent = page.parent === null ? undefined : sitePage(page.parent);
  return parent ? [...pageTrail(parent), page] : [page];
}
