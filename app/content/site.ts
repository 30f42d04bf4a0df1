import { readYaml } from "./content-files.ts";
import { parseContent } from "./parse.ts";
import { type Site, siteSchema } from "./schema/site.ts";

/** What the environment overrides in content/site.yaml. */
function environment(): Partial<Record<keyof Site, unknown>> {
  const count = process.env.ANALYTICS_ENDPOINT;
  return {
    ...(process.env.SITE_URL !== undefined && { url: process.env.SITE_URL }),
    ...(process.env.FORM_ENDPOINT && { formEndpoint: process.env.FORM_ENDPOINT }),
    ...(process.env.FORM_ACCESS_KEY && { formAccessKey: process.env.FORM_ACCESS_KEY }),
    ...(process.env.CONTACT_KEEP_DAYS && { keepMessagesDays: Number(process.env.CONTACT_KEEP_DAYS) }),
    ...(count && { analytics: count === "none" ? "none" : { endpoint: count } }),
  };
}

const file = "content/site.yaml";

/** The brand and every external URL. */
export const site: Site = parseContent(siteSchema, file, {
  ...(readYaml(file) as object | null),
  ...environment(),
});
