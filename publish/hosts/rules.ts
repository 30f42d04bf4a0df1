import { assetHeaders, type Headers, markdownHeaders, sharedPageHeaders } from "../../server/site/headers.ts";

type Redirects = Readonly<Record<string, string>>;

/** Some hosts join a header that two matching rules set, so rules for one address never repeat a header. */
function beyondShared(headers: Headers): Headers {
  const shared = sharedPageHeaders();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in shared)));
}

/** By path pattern, without caching for pages: these hosts make browsers revalidate by default. */
function headerRules(): [pattern: string, headers: Headers][] {
  return [
    ["/*", sharedPageHeaders()],
    ["/assets/*", beyondShared(assetHeaders())],
    ["/*.md", beyondShared(markdownHeaders())],
  ];
}

/** `_headers` for Netlify, Cloudflare Pages and the hosts that read the same format. */
export function headersFile(): string {
  const lines = headerRules().flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** A line for each old address, in the format of a host. */
export function redirectLines(redirects: Redirects, line: (from: string, to: string) => string): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${line(from, to)}\n`)
    .join("");
}

/** `vercel.json`, which Vercel reads from the deployed folder. */
export function vercelFile(redirects: Redirects): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules().map(([pattern, headers]) => ({
      source: pattern.replaceAll(".", "\\.").replace("*", "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    // Not `permanent`, which would send 308.
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
