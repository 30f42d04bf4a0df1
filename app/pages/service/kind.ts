import { drawingKey, ownFigures } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { breakEvenNames } from "./break-even.ts";
import { serviceScaffold } from "./scaffold.ts";
import { serviceSchema } from "./schema.ts";
import { faqPage, serviceData } from "./structured-data.ts";

export const service = defineKind({
  name: "service",
  path: "/services/:slug",
  page: "pages/service/page.tsx",
  ownPages: { algoerp: "pages/setup-service/page.tsx" },
  content: {
    folder: "services",
    schema: serviceSchema,
    placeholders: breakEvenNames,
    order: ({ menu }) => menu.order,
  },
  listedUnder: words.areas.services,
  describe: ({ menu }) => ({ name: menu.name, line: menu.line }),
  menu: (entry) =>
    entry.menu.listed
      ? { mark: String(entry.menu.order).padStart(2, "0"), drawing: drawingKey(entry) }
      : null,
  related: "services",
  card: words.cards.service,
  structuredData: (page, context) => [serviceData(page, context), faqPage(page.entry)],
  drawings: ["pages/service/drawings", "drawings/glyphs"],
  figures: ownFigures,
  scaffold: serviceScaffold,
  samples: ["web-frontend"],
});
