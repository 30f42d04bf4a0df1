import { assetHeaders, type Headers, markdownHeaders, sharedPageHeaders } from "../../server/site/headers.ts";

/** Some hosts join a header that two matching rules set, so rules for one address never repeat a header. */
function beyondShared(headers: Headers): Headers {
  const shared = sharedPageHeaders();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)));
}

/** By path pattern, without caching for pages: these hosts make browsers revalidate by default. */
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
