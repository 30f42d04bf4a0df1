import { listEntries } from "../../content/entries.ts";
import { defineKind, fillPlaceholders } from "../../content/kind.ts";
import { slugWords } from "../../content/slugify.ts";
import { words } from "../../content/words.ts";
import { insight } from "../insight/kind.ts";
import { insights } from "../insights/kind.ts";

/**
 * A page for each tag of an article. It repeats the list, so it is not indexed.
 */
export const insightTag = defineKind({
  name: "insight-tag",
  path: "/insights/tags/:slug",
  files: "insights.yaml",
  schema: insights.schema.transform(({ tagPage, tagNames }) => ({
    ...tagPage,
    name: "",
    tagNames,
  })),
  placeholders: ["tag"],
  derive: ([page]) => {
    const tags = new Set(listEntries(insight).flatMap((entry) => entry.tags));
    return [...tags].sort().flatMap((slug) => {
      if (!page) return [];
      const name = page.tagNames[slug] ?? slugWords(slug);
      const say = (text: string) => fillPlaceholders(text, { tag: name });
      const head = {
        title: say(page.head.title),
        description: say(page.head.description),
      };
      return [
        {
          ...page,
          slug,
          name,
          title: say(page.title),
          subtitle: say(page.subtitle),
          head,
        },
      ];
    });
  },
  listedUnder: null,
  describe: ({ name, subtitle }) => ({ name, line: subtitle }),
  parent: insights,
  card: words.cards.insights,
});
