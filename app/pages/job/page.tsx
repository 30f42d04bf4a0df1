import { getContent, getEntry } from "../../content/entries.ts";
import { dayInWords } from "../../content/intl.ts";
import { hrefOf } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
import { DraftingTableDrawing } from "../../drawings/drafting-table.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { Hero, HeroDrawing } from "../../sections/hero.tsx";
import { Prose } from "../../sections/prose.tsx";
import { Section } from "../../sections/section.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { Facts } from "../../ui/facts.tsx";
import { careers } from "../careers/kind.ts";
import type { Route } from "./+types/page";
import { job } from "./kind.ts";
import { type Job, payInWords } from "./schema.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(job, params.slug);
  const { drawing, positions } = getContent(careers);
  const actions = [
    { label: positions.apply.label, href: page.apply },
    { label: positions.apply.others, href: `${hrefOf(careers)}#positions` },
  ];
  return { page, drawing, apply: positions.apply, actions };
}

export const meta: Route.MetaFunction = pageMeta;

/** The terms of a position, and its text. */
function Position({
  job: { place, kind, range, date, closes, sections },
}: {
  job: Job;
}) {
  const facts = [
    { label: words.job.where, value: place },
    { label: words.job.terms, value: words.job.kinds[kind] },
    ...(range ? [{ label: words.job.range, value: payInWords(range) }] : []),
    { label: words.job.posted, value: dayInWords(date) },
    { label: words.job.closes, value: dayInWords(closes) },
  ];
  return (
    <Section
      sheet={[words.job.position, words.job.kinds[kind], place]}
      columns={4}
    >
      <h2 className="visually-hidden">{words.job.position}</h2>
      <Facts facts={facts} className="sticky" />
      <Prose sections={sections} />
    </Section>
  );
}

export default function JobPage({
  loaderData: { page, drawing, apply, actions },
}: Route.ComponentProps) {
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.careers,
          href: hrefOf(careers),
          mark: page.place,
        }}
        facts={[
          { label: words.job.where, value: page.place },
          { label: words.job.terms, value: words.job.kinds[page.kind] },
          { label: words.job.closes, value: dayInWords(page.closes) },
        ]}
        actions={actions}
      >
        <HeroDrawing>
          <DraftingTableDrawing
            label={words.careers.vacant}
            description={drawing}
          />
        </HeroDrawing>
      </Hero>
      <Position job={page} />
      <CallToAction
        cta={apply}
        remarks={[
          words.job.kinds[page.kind],
          say(words.job.until, { day: dayInWords(page.closes) }),
        ]}
        actions={actions}
        tone="dark"
      />
    </>
  );
}
