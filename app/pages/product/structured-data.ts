import type { SoftwareApplication } from "schema-dts";
import type { DataContext, DataPage } from "../../content/kind.ts";
import { unmarked } from "../../content/marks.ts";
import { words } from "../../content/words.ts";
import type { Product } from "./schema.ts";

/** Without an offer or a rating: the content names no price, and nobody has rated it. */
export function softwareApplication(
  { entry, url }: DataPage<Product>,
  { agency }: DataContext,
): SoftwareApplication {
  const access = entry.facts?.find(({ label }) => unmarked(label) === unmarked(words.product.access));
  return {
    "@type": "SoftwareApplication",
    name: entry.menu.name,
    applicationCategory: "BusinessApplication",
    applicationSubCategory: entry.kind,
    ...(access && { operatingSystem: access.value }),
    description: entry.head.description,
    url,
    featureList: entry.features.items.map((feature) => feature.title),
    provider: agency,
  };
}
