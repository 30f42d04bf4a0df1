import type { SoftwareApplication } from "schema-dts";
import type { Product } from "../../pages/product/schema.ts";
import { absolute } from "../addresses.ts";
import { agency } from "./organization.ts";

/** Without an offer or a rating: the content names no price, and nobody has rated it. */
export function softwareApplication({
  slug,
  title,
  kind,
  head,
  facts,
  features,
}: Product): SoftwareApplication {
  const access = facts.find(({ label }) => label === "Access");
  return {
    "@type": "SoftwareApplication",
    name: title,
    applicationCategory: "BusinessApplication",
    applicationSubCategory: kind,
    ...(access && { operatingSystem: access.value }),
    description: head.description,
    url: absolute(`/products/${slug}`),
    featureList: features.items.map((feature) => feature.title),
    provider: agency(),
  };
}
