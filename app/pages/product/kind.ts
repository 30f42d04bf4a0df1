import { drawingKey } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { unmarked } from "../../content/marks.ts";
import { words } from "../../content/words.ts";
import { productSchema } from "./schema.ts";

export const product = defineKind({
  name: "product",
  path: "/products/:slug",
  files: "products/*.yaml",
  schema: productSchema,
  template: ({ useCases }) => (useCases ? "by its uses" : "by its audience"),
  drawings: ["pages/product/drawings", "drawings/glyphs"],
  order: ({ menu }) => menu.order,
  listedUnder: words.areas.products,
  describe: (entry, index) => ({
    name: entry.menu.name,
    line: entry.kind,
    mark: `P${index + 1}`,
    drawing: drawingKey(entry),
  }),
  related: "products",
  card: words.cards.product,
  // Without an offer or a rating: the content names no price, and nobody has
  // rated it.
  structuredData({ entry, url }, { agency }) {
    const access = entry.facts.find(
      ({ label }) => unmarked(label) === unmarked(words.product.access),
    );
    return [
      {
        "@type": "SoftwareApplication",
        name: entry.menu.name,
        applicationCategory: "BusinessApplication",
        applicationSubCategory: entry.kind,
        ...(access && { operatingSystem: access.value }),
        description: entry.head.description,
        url,
        featureList: entry.features.items.map((feature) => feature.title),
        provider: agency,
      },
    ];
  },
});
