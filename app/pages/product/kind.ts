import { drawingKey } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { productSchema } from "./schema.ts";
import { softwareApplication } from "./structured-data.ts";

export const product = defineKind({
  name: "product",
  path: "/products/:slug",
  files: "products/*.yaml",
  schema: productSchema,
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
  structuredData: (page, context) => [softwareApplication(page, context)],
});
