import { getCallActions } from "../../content/call-actions.ts";
import { getContent, listEntries } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { strataOf } from "../../content/prose.ts";
import { words } from "../../content/words.ts";
import { CoreRow } from "../../drawings/core.tsx";
import { ArticleList } from "../../sections/article-list.tsx";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Hero, HeroDrawing } from "../../sections/hero.tsx";
import { feedPath } from "../../seo/addresses.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { articleItems, tagLinks } from "../../site/articles.ts";
import { home } from "../home/kind.ts";
import { insight } from "../insight/kind.ts";
import type { Route } from "./+types/page";
import { insights } from "./kind.ts";

export function loader() {
  const page = getContent(insights);
  const { bookFreeCall, exploreServices } = getCallActions();
  return {
    page,
    feed: feedPath(hrefOf(insights)),
    cores: listEntries(insight).map(({ sections }) => strataOf(sections)),
    articles: articleItems(),
    tags: { heading: page.register.tags, links: tagLinks() },
    actions: [bookFreeCall, exploreServices],
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  const { page, feed, cores, articles, tags, actions } = loaderData;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.home,
          href: hrefOf(home),
          mark: words.areas.insights,
        }}
        actions={[{ label: page.register.feed, href: feed }]}
      >
        <HeroDrawing>
          <CoreRow cores={cores} description={words.insight.cores} />
        </HeroDrawing>
      </Hero>
      <ArticleList
        heading={page.register.heading}
        articles={articles}
        tags={tags}
        path={hrefOf(insights)}
      />
      <InvitationToCall cta={page.cta} actions={actions} />
    </>
  );
}
