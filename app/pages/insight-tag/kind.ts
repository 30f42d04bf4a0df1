import { nameOf } from "../../content/draft.ts";
import { type ContentReaders, defineKind, type Entry, type PageContent } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
import { insight } from "../insight/kind.ts";
import { insights } from "../insights/kind.ts";

interface TagContent extends PageContent {
  name: string;
}

function tagEntries({ listEntries, getContent }: ContentReaders): Entry<TagContent>[] {
  const tags = [...new Set(listEntries(insight).flatMap((entry) => entry.tags))].sort();
  return tags.map((slug) => {
    const { tagPage, tagNames } = getContent(insights);
    const name = tagNames[slug] ?? nameOf(slug);
    return {
      slug,
      name,
      title: say(tagPage.title, { tag: name }),
      subtitle: say(tagPage.subtitle, { tag: name }),
      head: {
        title: say(tagPage.head.title, { tag: name }),
        description: say(tagPage.head.description, { tag: name }),
      },
    };
  });
}

/** A page for each tag of an article. It repeats the list, so it is not indexed. */
export const insightTag = defineKind({
  name: "insight-tag",
  path: "/insights/tags/:slug",
  page: "pages/insight-tag/page.tsx",
  content: { wordsIn: "insights", derive: tagEntries },
  listedUnder: null,
  describe: ({ name, subtitle }) => ({ name, line: subtitle }),
  parent: insights,
  card: words.cards.insights,
});
