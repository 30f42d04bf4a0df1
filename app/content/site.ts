import { contentFile, once } from "./content-files.ts";
import { withMarks } from "./marks.ts";
import { checkValue, type Mistake, mistakesIn } from "./parse.ts";
import { type Site, siteFallback, siteSchema } from "./schema/site.ts";

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

const written = () => ({ ...(contentFile(file)?.value as object), ...environment() });
const read = () => checkValue(siteSchema, written());

/** The mistakes of content/site.yaml and of the variables that override it. */
export const siteMistakes = once((): Mistake[] => {
  const found = contentFile(file);
  if (!found) return [{ file, message: "is missing: there is no such file" }];
  return found.mistakes.length > 0 ? found.mistakes : mistakesIn(file, read().problems, found.lineOf);
});

/** The settings as content/site.yaml has them now. */
export const readSite = (): Site => read().data ?? siteFallback;

/** The brand and every external URL. A fallback replaces broken settings, so that other content can still be checked. */
export const site: Site = withMarks(readSite(), {
  file,
  schema: siteSchema,
  value: written(),
});
