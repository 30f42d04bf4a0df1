import { drawingKey, ownFigures } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { productScaffold } from "./scaffold.ts";
import { productSchema } from "./schema.ts";
import { softwareApplication } from "./structured-data.ts";

export const product = defineKind({
  name: "product",
  path: "/products/:slug",
  page: "pages/product/page.tsx",
  content: { folder: "products", schema: productSchema, order: ({ menu }) => menu.order },
  listedUnder: words.areas.products,
  describe: ({ menu, kind }) => ({ name: menu.name, line: kind }),
  menu: (entry) => ({ mark: `P${entry.menu.order}`, drawing: drawingKey(entry) }),
  related: "products",
  card: words.cards.product,
  structuredData: (page, context) => [softwareApplication(page, context)],
  drawings: ["pages/product/drawings", "drawings/glyphs"],
  figures: ownFigures,
  scaffold: productScaffold,
  // One with an audience by company size, one with use cases.
  samples: ["algochat", "algohr"],
});
