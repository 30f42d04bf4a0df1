import { getContent, type Source } from "./entries.ts";
import { asWritten, attempt } from "./parse.ts";
import { type Site, siteFallback, siteSchema } from "./schema/site.ts";

/** What the environment overrides in content/site.yaml. */
function environment(): Partial<Record<keyof Site, unknown>> {
  const count = process.env.ANALYTICS_ENDPOINT;
  return {
    ...(process.env.SITE_URL !== undefined && { url: process.env.SITE_URL }),
    ...(process.env.FORM_ENDPOINT && {
      formEndpoint: process.env.FORM_ENDPOINT,
    }),
    ...(process.env.FORM_ACCESS_KEY && {
      formAccessKey: process.env.FORM_ACCESS_KEY,
    }),
    ...(process.env.CONTACT_KEEP_DAYS && {
      keepMessagesDays: Number(process.env.CONTACT_KEEP_DAYS),
    }),
    ...(count && {
      analytics: count === "none" ? "none" : { endpoint: count },
    }),
  };
}

export const settings: Source<Site> = {
  files: "site.yaml",
  schema: siteSchema,
  fill: (value) => asWritten({ ...(value as object), ...environment() }),
};

/**
 * The settings as content/site.yaml has them now. A fallback replaces broken
 * ones, so that other content can still be checked.
 */
export const readSite = (): Site =>
  attempt(() => getContent(settings)) ?? siteFallback;

/** The brand and every external URL. */
export const site: Site = readSite();
