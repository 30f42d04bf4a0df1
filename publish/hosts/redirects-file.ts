import type { Manifest } from "../../server/site/manifest.ts";

/** `_redirects` for the same hosts. They see to slashes and `.html` by themselves. */
export function redirectsFile({ redirects }: Manifest): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join("");
}
