import { literalPattern } from "../../app/content/literal-pattern.ts";
import type { Manifest } from "../../server/site/manifest.ts";

type Redirects = Pick<Manifest, "redirects">;

function lines({ redirects }: Redirects, line: (from: string, to: string) => string): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${line(from, to)}\n`)
    .join("");
}

/** For Netlify, Cloudflare Pages and compatible hosts, which handle slashes and `.html` themselves. */
export const redirectsFile = (site: Redirects) => lines(site, (from, to) => `${from} ${to} 301`);

/**
 * The entries of a map from old to new path. Regular expressions, because nginx compares plain strings without case.
 */
export const nginxRedirects = (site: Redirects) =>
  lines(site, (from, to) => `"~^${literalPattern(from)}$" "${to}";`);
/** The same in Caddy's format. */
export const caddyRedirects = (site: Redirects) => lines(site, (from, to) => `"${from}" "${to}"`);
