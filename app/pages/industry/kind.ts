import { drawingKey } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { industrySchema } from "./schema.ts";

/** Its letter in the key to industries. */
export const industryMark = (index: number): string =>
  String.fromCharCode("A".charCodeAt(0) + index);

export const industry = defineKind({
  name: "industry",
  path: "/industries/:slug",
  files: "industries/*.yaml",
  schema: industrySchema,
  drawings: ["pages/industry/drawings", "drawings/linings"],
  order: ({ menu }) => menu.order,
  listedUnder: words.areas.industries,
  describe: (entry, index) => ({
    name: entry.menu.name,
    line: entry.menu.line,
    mark: industryMark(index),
    drawing: `hatch-${drawingKey(entry)}`,
  }),
  related: "industries",
  card: words.cards.industry,
});
