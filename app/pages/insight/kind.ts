import { defineKind } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
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
  listedUnder: words.areas.insights,
  describe: ({ title, minutes }) => ({
    name: title,
    line: say(words.insight.readingTime, { count: minutes }),
  }),
  parent: insights,
  related: "insights",
  card: words.cards.insight,
  structuredData: (page, context) => [blogPosting(page, context)],
});
