import { getCallActions } from "../../content/call-actions.ts";
import { getContent, listEntries } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Hero } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { caseStudy } from "../case-study/kind.ts";
import { forProject } from "../contact/kind.ts";
import { home } from "../home/kind.ts";
import type { Route } from "./+types/page";
import { markChosenCard, startAtTop } from "./behaviours.ts";
import { PlanChest } from "./drawings/plan-chest.tsx";
import { portfolioEntry, portfolioFilter } from "./entries.ts";
import { portfolio } from "./kind.ts";
import styles from "./open-chest.module.css";
import { Register } from "./register.tsx";

export function loader() {
  const entries = listEntries(caseStudy).map(portfolioEntry);
  const page = getContent(portfolio);
  const { bookFreeCall, terms, writeToUs } = getCallActions();
  const heroActions = [forProject(page)(writeToUs), bookFreeCall];
  return {
    page,
    facts: [...page.facts, terms.fact],
    heroActions,
    entries,
    filter: portfolioFilter(),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export const handle: RouteHandle = { behaviours: [startAtTop, markChosenCard] };

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { page, facts, heroActions, entries, filter } = loaderData;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.home,
          href: hrefOf(home),
          mark: words.areas.portfolio,
        }}
        facts={facts}
        actions={heroActions}
      >
        {/* Its drawers are open for the case studies that the filter shows. */}
        <PlanChest
          drawers={entries.map(({ href, categorySlugs }) => ({
            key: href,
            categorySlugs,
          }))}
          className={styles.chest}
          slideClassName={styles.slide}
        />
      </Hero>
      <Register
        register={page.register}
        note={page.note}
        filter={filter}
        entries={entries}
      />
      <InvitationToCall
        cta={page.banner}
        mark={words.sheets.next}
        actions={[page.banner.action]}
      />
    </>
  );
}
