import type { Manifest, ManifestPage } from "./manifest.ts";

/**
 * Every response header that is a decision, in one place: the Node server, `_headers`, nginx and Caddy are all
 * written from these functions. What each header answers is told in docs/security.md.
 */

export type Headers = Readonly<Record<string, string>>;

/** On everything that leaves the site. */
const commonHeaders: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The features whose use would surprise a visitor; the policy travels with every page, so the list is short. */
const refusedFeatures = ["camera", "geolocation", "microphone"];

/** On every document beside its own content security policy. */
const documentHeaders: Headers = {
  ...commonHeaders,
  // Not `same-origin`: under that a native form post to another host would carry `Origin: null`.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** For an answer that is not a page of the site: nothing may load, nothing may frame it. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function sources(list: readonly string[]): string {
  return list.length > 0 ? list.join(" ") : "'none'";
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function originsOf(...addresses: (string | null)[]): string[] {
  return addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
}

export function contentSecurityPolicy(page: ManifestPage, manifest: Manifest): string {
  const self = "'self'";
  // 'self' on every page: Lighthouse asks for robots.txt from within it.
  const connect = [
    self,
    ...originsOf(page.modules ? manifest.formEndpoint : null, manifest.analyticsEndpoint),
  ];
  return [
    "default-src 'none'",
    `script-src ${sources([...quoted(page.scriptHashes), ...(page.modules ? [self] : [])])}`,
    `style-src ${sources(quoted(page.styleHashes))}`,
    `img-src ${self}`,
    `font-src ${self}`,
    `connect-src ${sources([...new Set(connect)])}`,
    `form-action ${sources([self, ...originsOf(manifest.formEndpoint)])}`,
    `manifest-src ${self}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A page: always asked for again, answered by 304 while it is the same. */
export function pageHeaders(page: ManifestPage, manifest: Manifest): Headers {
  return {
    ...documentHeaders,
    "Content-Security-Policy": contentSecurityPolicy(page, manifest),
    "Cache-Control": "no-cache",
  };
}

/** The page of an old address on a host that cannot answer 301. */
export function redirectPageHeaders(): Headers {
  return { ...documentHeaders, "Content-Security-Policy": closedPolicy, "Cache-Control": "no-cache" };
}

/**
 * A file whose name carries the hash of its content. Without a policy: a drawing opened by itself needs the style
 * element inside it, and a page's policy already governs what the page may do with the file.
 */
export function assetHeaders(): Headers {
  return { ...commonHeaders, "Cache-Control": "public, max-age=31536000, immutable" };
}

/** Any other file: robots.txt, icons, the sitemap. */
export function fileHeaders(): Headers {
  return { ...commonHeaders, "Cache-Control": "public, max-age=3600" };
}

/** The Markdown twin of a page: to be read, not to stand beside the page in a search result. */
export function markdownHeaders(): Headers {
  return { ...fileHeaders(), "X-Robots-Tag": "noindex" };
}

/** What a file that is not a page is sent with, by its name in the output. */
export function headersByName(file: string): Headers {
  if (file.startsWith("assets/")) return assetHeaders();
  return file.endsWith(".md") ? markdownHeaders() : fileHeaders();
}

/** What the server says for itself: the form's answers, health, redirects, errors. */
export function answerHeaders(): Headers {
  return { ...documentHeaders, "Content-Security-Policy": closedPolicy, "Cache-Control": "no-store" };
}

/** The headers of `pageHeaders` that no page changes: a host may put these on every path at once. */
export function sharedPageHeaders(): Headers {
  return documentHeaders;
}
