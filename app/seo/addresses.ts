import { site } from "../content/site.ts";

/** A path of this site as the whole address that other sites need. */
export function absolute(path: string): string {
  return path === "/" ? `${site.url}/` : site.url + path;
}

/** The Markdown copy of a page, for assistants. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The Atom feed of what a page lists. */
export const feedPath = (list: string): string => `${list}/feed.xml`;

/** The social card of a page, before the build gives it a name with its hash. */
export function cardPath(path: string): string {
  return `/cards/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
