/**
 * All response headers, in one place: the Node server, `_headers`, nginx and
 * Caddy are generated from these functions. docs/security.md explains each
 * header.
 */

export type Headers = Readonly<Record<string, string>>;

/** On every response. */
const commonHeaders: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Features that would surprise a visitor. The list is short because every page
 * carries it.
 */
const refusedFeatures = ["camera", "geolocation", "microphone"];

/**
 * What a `<meta>` policy cannot express. It is the same for every page and
 * build.
 */
const framePolicy = "frame-ancestors 'none'";

/** On every document; the rest of the policy is in the document itself. */
const documentHeaders: Headers = {
  ...commonHeaders,
  // Not `same-origin`, which would make a native form post to another host send
  // `Origin: null`.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": refusedFeatures
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/**
 * For responses that are not pages: nothing may load, nothing may frame them.
 */
const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page: always revalidated, answered by 304 if unchanged. */
export const pageHeaders = (): Headers => ({
  ...sharedPageHeaders(),
  "Cache-Control": "no-cache",
});

/** The not-found page. A cache must never keep an error. */
export const notFoundHeaders = (): Headers => ({
  ...sharedPageHeaders(),
  "Cache-Control": "no-store",
});

/**
 * A file with a content hash in its name. Without a policy: a drawing opened on
 * its own needs its style element, and the page's policy already governs the
 * file.
 */
export const assetHeaders = (): Headers => ({
  ...commonHeaders,
  "Cache-Control": "public, max-age=31536000, immutable",
});

/** Any other file: robots.txt, icons, the sitemap. */
export const fileHeaders = (): Headers => ({
  ...commonHeaders,
  "Cache-Control": "public, max-age=3600",
});

/**
 * The Markdown copy of a page: readable, but not listed in search results next
 * to the page.
 */
export const markdownHeaders = (): Headers => ({
  ...fileHeaders(),
  "X-Robots-Tag": "noindex",
});

/** The headers of a file that is not a page, by its name in the output. */
export function headersByName(file: string): Headers {
  if (file.startsWith("assets/")) return assetHeaders();
  return file.endsWith(".md") ? markdownHeaders() : fileHeaders();
}

/**
 * The server's own responses: form, health, errors and, except for caching,
 * redirects.
 */
export const answerHeaders = (): Headers => ({
  ...documentHeaders,
  "Content-Security-Policy": closedPolicy,
  "Cache-Control": "no-store",
});

/** A page's headers without caching: a host may set these on every path. */
export const sharedPageHeaders = (): Headers => ({
  ...documentHeaders,
  "Content-Security-Policy": framePolicy,
});
