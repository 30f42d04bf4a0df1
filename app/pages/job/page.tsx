import { getContent, getEntry } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { dayInWords } from "../../content/site-date.ts";
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
function Position({ job: { place, kind, range, date, closes, sections } }: { job: Job }) {
  const facts = [
    { label: "Where", value: place },
    { label: "Terms", value: kind },
    ...(range ? [{ label: "Range", value: payInWords(range) }] : []),
    { label: "Posted", value: dayInWords(date) },
    { label: "Closes", value: dayInWords(closes) },
  ];
  return (
    <Section sheet={["The position", kind, place]} columns={4}>
      <h2 className="visually-hidden">The position</h2>
      <Facts facts={facts} className="sticky" />
      <Prose sections={sections} />
    </Section>
  );
}

export default function JobPage({ loaderData: { page, drawing, apply, actions } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: "Careers", href: hrefOf(careers), mark: page.place }}
        facts={[
          { label: "Where", value: page.place },
          { label: "Terms", value: page.kind },
          { label: "Closes", value: dayInWords(page.closes) },
        ]}
        actions={actions}
      >
        <HeroDrawing>
          <DraftingTableDrawing label="vacant" description={drawing} />
        </HeroDrawing>
      </Hero>
      <Position job={page} />
      <CallToAction
        {...apply}
        remarks={[page.kind, `Until ${dayInWords(page.closes)}`]}
        actions={actions}
        tone="dark"
      />
    </>
  );
}
