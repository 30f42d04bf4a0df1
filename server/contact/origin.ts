import type { FastifyRequest } from "fastify";

/**
 * Whether a browser says that another website's page made this request. No Origin means that no
 * browser did. The site may also be reached under a name other than its own (a preview, localhost),
 * so the host that was asked counts as home too. A page with a strict referrer policy sends the
 * origin 'null'; Sec-Fetch-Site, which no page can forge, then tells.
 */
export function isForeign(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(siteUrl).origin) return false;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return false;
  return request.headers["sec-fetch-site"] !== "same-origin";
}
