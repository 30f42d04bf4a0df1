import { sitePages } from "./site-pages.ts";

/** Every address of the route table. */
export function pagePaths(): string[] {
  return sitePages().map(({ path }) => path);
}

/** Rendered like pages, but no addresses of the site: the build gives each its own place. */
export const notFoundPath = "/404";
export const contactFailedPath = "/contact/failed";
