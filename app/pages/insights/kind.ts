import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { insightsSchema } from "./schema.ts";

export const insights = defineKind({
  name: "insights",
  path: "/insights",
  page: "pages/insights/page.tsx",
  content: { file: "insights", schema: insightsSchema, placeholders: ["tag"], lists: "insights" },
  listedUnder: words.areas.insights,
});
