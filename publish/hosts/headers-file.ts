import {
  assetHeaders,
  type Headers,
  markdownHeaders,
  pageHeaders,
  redirectPageHeaders,
  sharedPageHeaders,
} from "../../server/site/headers.ts";
import type { Manifest } from "../../server/site/manifest.ts";

/** What Cloudflare Pages takes; Netlify takes more. */
const longestLine = 2000;
const mostRules = 100;

/** Both hosts join a header that two matching rules set, so no header stands in two rules for one address. */
function beyondShared(headers: Headers): Headers {
  const shared = sharedPageHeaders();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)));
}

/** `_headers` for Netlify, Cloudflare Pages and the hosts that read the same format. */
export function headersFile(manifest: Manifest): string {
  const rules: [address: string, headers: Headers][] = [
    ["/*", sharedPageHeaders()],
    ["/assets/*", beyondShared(assetHeaders())],
    ["/*.md", beyondShared(markdownHeaders())],
  ];
  for (const [address, page] of Object.entries(manifest.pages)) {
    rules.push([address, beyondShared(pageHeaders(page, manifest))]);
  }
  for (const address of Object.keys(manifest.redirects)) {
    rules.push([address, beyondShared(redirectPageHeaders())]);
  }

  const lines = rules.flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(`A line of _headers is longer than ${longestLine} characters: ${tooLong.slice(0, 120)}…`);
  }
  if (rules.length > mostRules) {
    // A large site is no mistake: the Node server, nginx, Caddy and Netlify serve it with every header.
    console.warn(
      `_headers has ${rules.length} rules; Cloudflare Pages reads ${mostRules}: host it elsewhere`,
    );
  }
  return `${lines.join("\n")}\n`;
}
