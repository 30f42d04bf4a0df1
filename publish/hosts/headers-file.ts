import { assetHeaders, type Headers, markdownHeaders, sharedPageHeaders } from "../../server/site/headers.ts";

/** The hosts join a header that two matching rules set, so no header stands in two rules for one address. */
function beyondShared(headers: Headers): Headers {
  const shared = sharedPageHeaders();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)));
}

/**
 * `_headers` for Netlify, Cloudflare Pages and the hosts that read the same format. It says nothing of a page's
 * caching: they have browsers ask each time by themselves.
 */
export function headersFile(): string {
  const rules: Record<string, Headers> = {
    "/*": sharedPageHeaders(),
    "/assets/*": beyondShared(assetHeaders()),
    "/*.md": beyondShared(markdownHeaders()),
  };
  const lines = Object.entries(rules).flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}
