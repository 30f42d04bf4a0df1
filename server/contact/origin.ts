import type { FastifyRequest } from "fastify";

/**
 * Whether a page of another site made this request. Without an Origin header it did not come from a browser. The site
 * may be reached under another name (a preview, localhost), so the requested host counts as its own too. A page with a
 * strict referrer policy sends the origin 'null'; Sec-Fetch-Site, which no page can forge, then decides.
 */
export function isForeign(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(siteUrl).origin) return false;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return false;
  return request.headers["sec-fetch-site"] !== "same-origin";
}
