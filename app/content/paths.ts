import { listCaseStudies } from "./case-studies.ts";
import { listIndustries } from "./industries.ts";
import { listLegalPages } from "./legal.ts";
import { listProducts } from "./products.ts";
import { listServices } from "./services.ts";

/** Every address of the route table, from the files in content/. */
export function pagePaths(): string[] {
  return [
    "/",
    ...listServices().map(({ slug }) => `/services/${slug}`),
    ...listProducts().map(({ slug }) => `/products/${slug}`),
    ...listIndustries().map(({ slug }) => `/industries/${slug}`),
    "/about/company",
    "/about/leadership",
    "/about/careers",
    "/contact",
    "/call",
    ...listLegalPages().map(({ slug }) => `/${slug}`),
    "/portfolio",
    ...listCaseStudies().map(({ slug }) => `/case-studies/${slug}`),
  ];
}

/** Rendered like pages, but no addresses of the site: the build gives each its own place. */
export const notFoundPath = "/404";
export const contactFailedPath = "/contact/failed";
