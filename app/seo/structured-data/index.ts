import type { Graph, Thing } from "schema-dts";
import { pageTrail, type SitePage, sitePage } from "../../content/site-pages.ts";
import { absolute } from "../addresses.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { caseStudyArticle } from "./case-study.ts";
import { agency, organization } from "./organization.ts";
import { faqPage, service } from "./service.ts";
import { softwareApplication } from "./software-application.ts";
import { website } from "./website.ts";

/** A page whose subject is the agency. */
function pageAbout(type: "AboutPage" | "ContactPage", { path, name, head }: SitePage): Thing[] {
  const page = { name, url: absolute(path), description: head.description, mainEntity: agency() };
  return [{ "@type": type, ...page }, organization()];
}

/** What a page is about, by its kind. Open positions, reviews and prices are left out: the content has none. */
function subject(page: SitePage): Thing[] {
  switch (page.kind) {
    case "home":
      return [organization(), website()];
    case "service":
      return [service(page.content), faqPage(page.content)];
    case "product":
      return [softwareApplication(page.content)];
    case "case study":
      return [caseStudyArticle(page.content)];
    case "company":
      return pageAbout("AboutPage", page);
    case "contact":
      return pageAbout("ContactPage", page);
    default:
      return [];
  }
}

/** One graph a page, for search engines; none for what they are not to list. */
export function structuredData(path: string): Graph | null {
  const page = sitePage(path);
  if (!page?.indexed) return null;
  const trail = pageTrail(page);
  return {
    "@context": "https://schema.org",
    "@graph": [...subject(page), ...(trail.length > 1 ? [breadcrumbs(trail)] : [])],
  };
}
