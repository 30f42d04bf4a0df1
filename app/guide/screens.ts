import { type ComponentType, createElement, type ReactElement } from "react";
import { isFullCaseStudy, listCaseStudies } from "../content/case-studies.ts";
import { listIndustries } from "../content/industries.ts";
import { legalSlugs } from "../content/legal-slugs.ts";
import { listProducts } from "../content/products.ts";
import { isTemplateService, listServices } from "../content/services.ts";

/** As much of a route module as is needed to show its screen here. */
interface RouteModule {
  default: ComponentType<{ loaderData: unknown }>;
  loader: (request: { params: { slug: string }; url: URL }) => unknown;
}

/** By a query the modules are the routes' own, without the props that the router would give them. */
const routes = import.meta.glob<RouteModule>(
  ["../pages/*/page.tsx", "../pages/*/failed-page.tsx", "!../pages/call/page.tsx"],
  {
    eager: true,
    query: "?screen",
  },
);

/** Of the pages that share a route, one for each shape of content; the others have one page. */
function shownPages(): Record<string, (string | undefined)[]> {
  const studies = listCaseStudies();
  return {
    service: [listServices().find(isTemplateService)?.slug],
    product: listProducts().map(({ slug }) => slug),
    industry: [listIndustries()[0]?.slug],
    legal: [legalSlugs()[0]],
    "case-study": [
      studies.find(isFullCaseStudy)?.slug,
      studies.find((study) => !isFullCaseStudy(study))?.slug,
    ],
  };
}

export interface Screen {
  file: string;
  page: string;
  element: ReactElement;
}

/**
 * Every screen but /call, which would leave at once, made by its own route: all sections in the order and the
 * variants in which visitors meet them.
 */
export function listScreens(): Screen[] {
  const pages = shownPages();
  return Object.entries(routes).flatMap(([path, { default: Page, loader }]) => {
    const file = path.replace("../", "");
    const name = file.split("/")[1] ?? "";
    return (pages[name] ?? [name]).flatMap((slug) => {
      if (slug === undefined) return [];
      const loaderData = loader({ params: { slug }, url: new URL(`http://guide/${slug}`) });
      return [{ file, page: slug, element: createElement(Page, { loaderData }) }];
    });
  });
}
