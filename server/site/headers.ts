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

/** What a page's own policy, a meta element, cannot say. No page changes it, so neither does a build. */
const framePolicy = "frame-ancestors 'none'";

/** On every document; what it may load, run and send stands in the document itself. */
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

/** A page: always asked for again, answered by 304 while it is the same. */
export function pageHeaders(): Headers {
  return { ...sharedPageHeaders(), "Cache-Control": "no-cache" };
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

/** A page's headers but for its caching: a host may put these on every path at once. */
export function sharedPageHeaders(): Headers {
  return { ...documentHeaders, "Content-Security-Policy": framePolicy };
}
