import { site } from "../content/site.ts";

/** A page's path without the trailing slash that the build renders it with. */
export function pagePath(pathname: string): string {
  return pathname === "/" ? pathname : pathname.replace(/\/$/, "");
}

/** The absolute URL of a path. */
export function absolute(path: string): string {
  return path === "/" ? `${site.url}/` : site.url + path;
}

/** The Markdown copy of a page, for assistants. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The Atom feed of what a page lists. */
export const feedPath = (list: string): string => `${list}/feed.xml`;

/** The social card of a page, before the build adds a hash to its name. */
export function cardPath(path: string): string {
  return `/cards/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
