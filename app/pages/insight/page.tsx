import { getCallActions } from "../../content/call-actions.ts";
import { getContent, getEntry } from "../../content/entries.ts";
import { dayInWords } from "../../content/intl.ts";
import { hrefOf } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Hero } from "../../sections/hero.tsx";
import { RelatedPages } from "../../sections/related.tsx";
import { feedPath } from "../../seo/addresses.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { neighboursOf, tagLinks } from "../../site/articles.ts";
import { relatedPages } from "../../site/related.ts";
import { insights } from "../insights/kind.ts";
import type { Route } from "./+types/page";
import styles from "./article.module.css";
import { Article } from "./article.tsx";
import { ArticleFigure } from "./article-figure.tsx";
import { insight } from "./kind.ts";
import { Neighbours } from "./neighbours.tsx";
import type { Insight } from "./schema.ts";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(insight, params.slug);
  const { bookFreeCall, exploreServices } = getCallActions();
  return {
    page,
    feed: feedPath(hrefOf(insights)),
    tags: tagLinks(page.tags),
    neighbours: neighboursOf(page.slug),
    related: relatedPages(insight, page.slug),
    cta: getContent(insights).cta,
    actions: [bookFreeCall, exploreServices],
  };
}

export const meta: Route.MetaFunction = pageMeta;

/** Author, date and reading time. */
function Byline({ article }: { article: Insight }) {
  const { author, date, updated, minutes, draft } = article;
  return (
    <p className={`note cluster ${styles.byline}`}>
      {draft && <span className="signal">{words.insight.draft}</span>}
      <b>{author}</b>
      <time dateTime={date}>{dayInWords(date)}</time>
      {updated && (
        <span>
          {words.insight.changed}{" "}
          <time dateTime={updated}>{dayInWords(updated)}</time>
        </span>
      )}
      <span>{say(words.insight.readingTime, { count: minutes })}</span>
    </p>
  );
}

export default function InsightPage({ loaderData }: Route.ComponentProps) {
  const { page, tags, neighbours, related, cta, actions } = loaderData;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        size="long"
        crumb={{ label: words.areas.insights, href: hrefOf(insights) }}
        remark={<Byline article={page} />}
      >
        <ArticleFigure article={page} />
      </Hero>
      <Article article={page} tags={tags} />
      <InvitationToCall cta={cta} actions={actions} />
      <Neighbours earlier={neighbours.earlier} later={neighbours.later} />
      <RelatedPages groups={related} />
    </>
  );
}
