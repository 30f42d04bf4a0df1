import { visitCounter } from "../app/content/schema/site.ts";
import { type Manifest, manifestSchema } from "../server/site/manifest.ts";
import { addressOf, type Files, htmlNames } from "./output.ts";
import type { SiteContent } from "./site-content.ts";

/** Describes the output for the server and the host files. */
export function describeSite(
  files: Files,
  templates: Files,
  content: SiteContent,
): Manifest {
  const addresses = htmlNames(files).map(
    (name) => [addressOf(name), name] as const,
  );
  const { [content.notFoundPath]: notFound, ...pages } =
    Object.fromEntries(addresses);
  return manifestSchema.parse({
    siteUrl: content.site.url,
    formEndpoint: content.site.formEndpoint,
    keepMessagesDays: content.site.keepMessagesDays,
    contactSentPath: content.contactSentPath,
    replyPromise: content.replyPromise,
    words: content.serverWords,
    analyticsEndpoint: visitCounter(content.site)?.address ?? null,
    pages,
    notFound,
    templates: { contactFailed: [...templates.keys()][0] ?? null },
    redirects: content.redirects,
  });
}
