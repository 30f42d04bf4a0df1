import { literalPattern } from "../../app/content/literal-pattern.ts";
import type { Manifest } from "../../server/site/manifest.ts";

type Redirects = Pick<Manifest, "redirects">;

function lines({ redirects }: Redirects, line: (from: string, to: string) => string): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${line(from, to)}\n`)
    .join("");
}

/** For Netlify, Cloudflare Pages and the hosts that read the same format. They see to slashes and `.html` by themselves. */
export const redirectsFile = (site: Redirects) => lines(site, (from, to) => `${from} ${to} 301`);

/** The entries of a map from old path to present path. By expressions, since nginx compares words without their case. */
export const nginxRedirects = (site: Redirects) =>
  lines(site, (from, to) => `"~^${literalPattern(from)}$" "${to}";`);
/** The same as Caddy includes it. */
export const caddyRedirects = (site: Redirects) => lines(site, (from, to) => `"${from}" "${to}"`);
