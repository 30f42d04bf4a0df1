import { drawingKey, ownFigures } from "../../content/drawing-key.ts";
import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { industryScaffold } from "./scaffold.ts";
import { industrySchema } from "./schema.ts";

/** Its letter in the key to industries. */
export const industryMark = (index: number): string => String.fromCharCode("A".charCodeAt(0) + index);

export const industry = defineKind({
  name: "industry",
  path: "/industries/:slug",
  page: "pages/industry/page.tsx",
  content: { folder: "industries", schema: industrySchema, order: ({ menu }) => menu.order },
  listedUnder: words.areas.industries,
  describe: ({ menu }) => ({ name: menu.name, line: menu.line }),
  menu: (entry, index) => ({
    mark: industryMark(index),
    drawing: `hatch-${drawingKey(entry)}`,
  }),
  related: "industries",
  card: words.cards.industry,
  drawings: ["pages/industry/drawings", "drawings/linings"],
  figures: (entry) => [
    ...ownFigures(entry),
    ...entry.stories.map(({ figure: { drawing, description } }) => ({
      drawing: `stories/${drawing}`,
      description,
    })),
  ],
  scaffold: industryScaffold,
  samples: ["logistics"],
});
