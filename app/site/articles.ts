import { listEntries } from "../content/entries.ts";
import { dayInWords } from "../content/intl.ts";
import { hrefOf } from "../content/kind.ts";
import { insight } from "../pages/insight/kind.ts";
import type { Insight } from "../pages/insight/schema.ts";
import { insightTag } from "../pages/insight-tag/kind.ts";
import type { ArticleItem, TagLink } from "../sections/article-list.tsx";

/** Counted from the oldest, so that numbers never change. */
const numberOf = ({ slug }: Insight): number => {
  const articles = listEntries(insight);
  return (
    articles.length - articles.findIndex((article) => article.slug === slug)
  );
};

function toItem(article: Insight): ArticleItem {
  const { slug, title, subtitle, date, author, minutes, tags, draft } = article;
  return {
    href: hrefOf(insight, slug),
    number: `N-${String(numberOf(article)).padStart(2, "0")}`,
    title,
    summary: subtitle,
    day: date,
    date: dayInWords(date),
    author,
    minutes,
    tags: tagLinks(tags).map(({ name }) => name),
    draft: draft ?? false,
  };
}

/** All articles, or those with a tag, newest first. */
export function articleItems(tag?: string): ArticleItem[] {
  return listEntries(insight)
    .filter(({ tags }) => tag === undefined || tags.includes(tag))
    .map(toItem);
}

/** The articles before and after one, by date. */
export function neighboursOf(slug: string): {
  earlier: ArticleItem | undefined;
  later: ArticleItem | undefined;
} {
  const articles = listEntries(insight);
  const index = articles.findIndex((article) => article.slug === slug);
  const later = articles[index - 1];
  const earlier = articles[index + 1];
  return {
    earlier: earlier && toItem(earlier),
    later: later && toItem(later),
  };
}

/** All tags, or some, with the number of their articles. */
export function tagLinks(slugs?: readonly string[]): TagLink[] {
  const articles = listEntries(insight);
  return listEntries(insightTag)
    .filter(({ slug }) => slugs === undefined || slugs.includes(slug))
    .map(({ slug, name }) => ({
      name,
      href: hrefOf(insightTag, slug),
      count: articles.filter(({ tags }) => tags.includes(slug)).length,
    }));
}
