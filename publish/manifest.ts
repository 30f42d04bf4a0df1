import { analyticsAddress } from "../app/content/schema/site.ts";
import { type Manifest, manifestSchema } from "../server/site/manifest.ts";
import { addressOf } from "./addresses.ts";
import { describePage } from "./content-hashes.ts";
import { type Files, htmlFiles } from "./output.ts";
import type { SiteContent } from "./site-content.ts";

/** What the output holds, for whoever serves it. The last step that reads pages: hashes must see their final text. */
export function describeSite(files: Files, templates: Files, content: SiteContent): Manifest {
  const pages = Object.fromEntries(
    htmlFiles(files).map(([name, html]) => [addressOf(name), describePage(name, html)] as const),
  );
  const { [content.notFoundPath]: notFound, ...rest } = pages;
  const contactFailed = htmlFiles(templates).map(([name, html]) => describePage(name, html))[0] ?? null;
  return manifestSchema.parse({
    siteUrl: content.site.url,
    formEndpoint: content.site.formEndpoint,
    keepMessagesDays: content.site.keepMessagesDays,
    analyticsEndpoint: analyticsAddress(content.site),
    pages: rest,
    notFound,
    templates: { contactFailed },
    redirects: content.redirects,
  });
}
