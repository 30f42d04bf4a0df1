import { getCallActions } from "../../content/call-actions.ts";
import { getContent, getEntry } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { ArticleList } from "../../sections/article-list.tsx";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Hero } from "../../sections/hero.tsx";
import { feedPath } from "../../seo/addresses.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { articleItems, tagLinks } from "../../site/articles.ts";
import { insights } from "../insights/kind.ts";
import type { Route } from "./+types/page";
import { insightTag } from "./kind.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(insightTag, params.slug);
  const { register, cta } = getContent(insights);
  const { bookFreeCall, exploreServices } = getCallActions();
  return {
    page,
    hidden: insightTag.listedUnder === null,
    feed: feedPath(hrefOf(insights)),
    articles: articleItems(page.slug),
    tags: { heading: register.tags, links: tagLinks() },
    cta,
    actions: [bookFreeCall, exploreServices],
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function InsightTagPage({ loaderData }: Route.ComponentProps) {
  const { page, articles, tags, cta, actions } = loaderData;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.insights,
          href: hrefOf(insights),
          mark: page.name,
        }}
      />
      <ArticleList
        heading={words.insight.articles}
        articles={articles}
        tags={tags}
        path={hrefOf(insightTag, page.slug)}
      />
      <InvitationToCall cta={cta} actions={actions} />
    </>
  );
}
