import { defineKind } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
import { insights } from "../insights/kind.ts";
import { insightScaffold } from "./scaffold.ts";
import { insightSchema } from "./schema.ts";
import { blogPosting } from "./structured-data.ts";

export const insight = defineKind({
  name: "insight",
  path: "/insights/:slug",
  page: "pages/insight/page.tsx",
  content: {
    folder: "insights",
    format: "md",
    schema: insightSchema,
    // Newest first.
    order: ({ date }) => -Date.parse(date),
  },
  listedUnder: words.areas.insights,
  describe: ({ title, minutes }) => ({
    name: title,
    line: say(words.insight.readingTime, { count: minutes }),
  }),
  parent: insights,
  related: "insights",
  card: words.cards.insight,
  structuredData: (page, context) => [blogPosting(page, context)],
  feed: ({ author, date, updated = date, tags }) => ({ author, published: date, updated, categories: tags }),
  people: ({ author }) => [author],
  scaffold: insightScaffold,
});
