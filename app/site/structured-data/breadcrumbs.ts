import type { BreadcrumbList } from "schema-dts";
import { absolute } from "../../seo/addresses.ts";
import type { SitePage } from "../pages.ts";

/** The way down to a page, by pages that exist: /services, for one, does not. */
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
