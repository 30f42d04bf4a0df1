import { drawingKey } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { isSetupService, serviceSchema, timesOf } from "./schema.ts";
import { faqPage, serviceData } from "./structured-data.ts";

/** Its number by its position in the menu and in the home page's index. */
export const serviceNumber = (index: number): string =>
  String(index + 1).padStart(2, "0");

export const service = defineKind({
  name: "service",
  path: "/services/:slug",
  template: (entry) => (isSetupService(entry) ? "setup" : "project"),
  drawings: ["pages/service/drawings", "drawings/glyphs"],
  files: "services/*.yaml",
  schema: serviceSchema,
  order: ({ menu }) => menu.order,
  listedUnder: words.areas.services,
  describe: (entry, index) => ({
    name: entry.menu.name,
    line: entry.menu.line,
    ...(entry.menu.listed && {
      mark: serviceNumber(index),
      drawing: drawingKey(entry),
    }),
  }),
  workTime: ({ facts }) => {
    const fact = timesOf(facts);
    return fact && { work: fact.label, time: fact.value };
  },
  related: "services",
  card: words.cards.service,
  structuredData: (page, context) => [
    serviceData(page, context),
    faqPage(page.entry),
  ],
});
