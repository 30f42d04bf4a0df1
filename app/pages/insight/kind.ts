import { defineKind } from "../../content/kind.ts";
import { site } from "../../content/site.ts";
import { say, words } from "../../content/words.ts";
import { insights } from "../insights/kind.ts";
import { insightSchema } from "./schema.ts";

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
  structuredData: ({ entry, url, card }, { agency, authorOf }) => [
    {
      "@type": "BlogPosting",
      headline: entry.title,
      description: entry.subtitle,
      url,
      mainEntityOfPage: url,
      image: card,
      datePublished: entry.date,
      dateModified: entry.updated ?? entry.date,
      author: authorOf(entry.author),
      publisher: agency,
      keywords: entry.tags.join(", "),
      timeRequired: `PT${entry.minutes}M`,
      inLanguage: site.lang,
    },
  ],
});
