import type { WebSite } from "schema-dts";
import { language } from "../../content/intl.ts";
import { site } from "../../content/site.ts";
import { absolute } from "../../seo/addresses.ts";
import { agency } from "./organization.ts";

/** Search engines take the site's name from here, on the home page only. */
export function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    name: site.name,
    url: absolute("/"),
    inLanguage: language,
    publisher: agency(),
  };
}
