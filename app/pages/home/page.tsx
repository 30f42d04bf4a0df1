import { getCallActions } from "../../content/call-actions.ts";
import { getContent, listEntries } from "../../content/entries.ts";
import { clients, testimonials } from "../../content/items.ts";
import { hrefOf } from "../../content/kind.ts";
import { site } from "../../content/site.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import {
  FigureAgain,
  InvitationToCall,
} from "../../sections/call-to-action.tsx";
import { HERO_FIGURE } from "../../sections/hero.tsx";
import { pageMeta, verificationMeta } from "../../seo/page-meta.ts";
import { sitePage } from "../../site/pages.ts";
import { groupServices } from "../../site/service-groups.ts";
import { caseStudy } from "../case-study/kind.ts";
import type { Route } from "./+types/page";
import { carryPart } from "./carry-part.ts";
import { Cases } from "./cases.tsx";
import { Clients } from "./clients.tsx";
import { HomeHero, UPRIGHT_FIGURE } from "./hero.tsx";
import { Industries } from "./industries.tsx";
import { jobOf } from "./job-of.ts";
import { home } from "./kind.ts";
import { Reasons } from "./reasons.tsx";
import { Services } from "./services.tsx";
import { Stack } from "./stack.tsx";
import { Stats } from "./stats.tsx";
import { Talent } from "./talent.tsx";
import { Testimonials } from "./testimonials.tsx";

export const handle: RouteHandle = { behaviours: [fetchDrawings, carryPart] };

export function loader() {
  const page = getContent(home);
  const engagements = page.cases?.items ?? [];
  const studies = new Map(
    listEntries(caseStudy).map((study) => [
      hrefOf(caseStudy, study.slug),
      study,
    ]),
  );
  return {
    page,
    facts: [...page.facts, getCallActions().terms.fact],
    // With their names in the menus; app/site/references.ts reports a page that
    // is not there.
    bases: engagements.map(({ restsOn }) =>
      restsOn.map((href) => ({ name: sitePage(href)?.name ?? href, href })),
    ),
    studies: engagements.map(({ href }) => studies.get(href ?? "")),
    groups: groupServices(),
    clients: listEntries(clients),
    voices: page.testimonials
      ? listEntries(testimonials).map((voice) => ({
          ...voice,
          job: jobOf(voice, page.cases),
        }))
      : [],
  };
}

export const meta: Route.MetaFunction = (page) => [
  ...pageMeta(page),
  ...verificationMeta(site.verification),
];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { page, facts, bases, studies, groups, clients, voices } = loaderData;
  return (
    <>
      <HomeHero
        title={page.title}
        lead={page.subtitle}
        facts={facts}
        hero={page.hero}
      />
      {page.stats && <Stats stats={page.stats} />}
      {clients.length > 0 && <Clients clients={clients} />}
      <Services services={page.services} groups={groups} />
      <Reasons reasons={page.reasons} />
      {page.cases && (
        <Cases cases={page.cases} bases={bases} studies={studies} />
      )}
      {page.industries && <Industries industries={page.industries} />}
      {page.testimonials && voices.length > 0 && (
        <Testimonials heading={page.testimonials.heading} items={voices} />
      )}
      <Stack stack={page.stack} />
      {page.talent && <Talent talent={page.talent} />}
      <InvitationToCall cta={page.cta} actions={[page.cta.action]}>
        <FigureAgain figures={[HERO_FIGURE, UPRIGHT_FIGURE]} />
      </InvitationToCall>
    </>
  );
}
