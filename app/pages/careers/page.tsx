import { getContent, listEntries } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { DraftingTableDrawing } from "../../drawings/drafting-table.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { Hero, HeroDrawing } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { company } from "../company/kind.ts";
import { job } from "../job/kind.ts";
import type { Route } from "./+types/page";
import { Growth } from "./growth.tsx";
import { careers } from "./kind.ts";
import { Perks } from "./perks.tsx";
import { Positions } from "./positions.tsx";

export function loader() {
  const jobs = listEntries(job).map(
    ({ slug, title, subtitle, place, kind }) => ({
      href: hrefOf(job, slug),
      title,
      line: subtitle,
      place,
      terms: words.job.kinds[kind],
    }),
  );
  return { page: getContent(careers), jobs };
}

export const meta: Route.MetaFunction = pageMeta;

export default function CareersPage({
  loaderData: { page, jobs },
}: Route.ComponentProps) {
  const { perks, positions, growth, cta } = page;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.company,
          href: hrefOf(company),
          mark: words.areas.careers,
        }}
        facts={page.facts}
        actions={page.hero.actions}
      >
        <HeroDrawing>
          <DraftingTableDrawing
            label={words.careers.vacant}
            description={page.drawing}
          />
        </HeroDrawing>
      </Hero>
      <Perks perks={perks} />
      <Positions positions={positions} jobs={jobs} />
      <Growth growth={growth} />
      <CallToAction
        cta={cta}
        remarks={cta.remarks}
        actions={cta.actions}
        tone="dark"
      />
    </>
  );
}
