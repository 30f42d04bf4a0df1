import { defineKind } from "../../content/kind.ts";
import { insights } from "../insights/kind.ts";
import { insightSchema } from "./schema.ts";
import { blogPosting } from "./structured-data.ts";

export const insight = defineKind({
  name: "insight",
  path: "/insights/:slug",
  files: "insights/*.md",
  schema: insightSchema,
  // Newest first.
  order: ({ date }) => -Date.parse(date),
  listedUnder: "Insights",
  describe: ({ title, minutes }) => ({ name: title, line: `${minutes} minute read` }),
  parent: insights,
  related: "insights",
  card: "Insight",
  structuredData: (page, context) => [blogPosting(page, context)],
});
