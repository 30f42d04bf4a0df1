import { defineKind } from "../../content/kind.ts";
import { shownFiles } from "../../content/publication.ts";
import { words } from "../../content/words.ts";
import { insightsSchema } from "./schema.ts";

export const insights = defineKind({
  name: "insights",
  path: "/insights",
  files: "insights.yaml",
  schema: insightsSchema,
  placeholders: ["tag"],
  // Without an article there is no list.
  derive: (page) => (shownFiles("insights/").length > 0 ? page : []),
  listedUnder: words.areas.insights,
});
