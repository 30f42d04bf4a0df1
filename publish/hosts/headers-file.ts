import { assetHeaders, type Headers, markdownHeaders, sharedPageHeaders } from "../../server/site/headers.ts";

/** Some hosts join a header that two matching rules set, so no header stands in two rules for one address. */
function beyondShared(headers: Headers): Headers {
  const shared = sharedPageHeaders();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)));
}

/** By path pattern. Nothing of a page's caching: these hosts have browsers ask each time by themselves. */
export function headerRules(): Record<string, Headers> {
  return {
    "/*": sharedPageHeaders(),
    "/assets/*": beyondShared(assetHeaders()),
    "/*.md": beyondShared(markdownHeaders()),
  };
}

/** `_headers` for Netlify, Cloudflare Pages and the hosts that read the same format. */
export function headersFile(): string {
  const lines = Object.entries(headerRules()).flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}
