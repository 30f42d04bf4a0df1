import type { BreadcrumbList } from "schema-dts";
import { absolute } from "../../seo/addresses.ts";
import type { SitePage } from "../pages.ts";

/** Only pages that exist: there is no /services, for example. */
export function breadcrumbs(trail: readonly SitePage[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
