import { getCallActions } from "../../content/call-actions.ts";
import { getEntry } from "../../content/entries.ts";
import { ContentError } from "../../content/parse.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Faq } from "../../sections/faq.tsx";
import { Hero, PictureFigure } from "../../sections/hero.tsx";
import { KeyedFigure, keyedToFigure } from "../../sections/keyed-figure.tsx";
import { Overview } from "../../sections/overview.tsx";
import { RelatedPages } from "../../sections/related.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { relatedPages } from "../../site/related.ts";
import { placeInGroup } from "../../site/service-groups.ts";
import { forProject } from "../contact/kind.ts";
import type { Route } from "./+types/page";
import { arrange } from "./arrangement.ts";
import { getEngagementTerms, getSchedule } from "./content.ts";
import { Expertise } from "./expertise.tsx";
import { service } from "./kind.ts";
import { Process } from "./process.tsx";
import { isTemplateService } from "./schema.ts";
import { serviceCrumb } from "./service-crumb.ts";
import { ServiceFigure } from "./service-figure.tsx";
import { Support } from "./support.tsx";
import { Why } from "./why.tsx";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(service, params.slug);
  if (!isTemplateService(page))
    throw new ContentError(
      `${page.slug} is not written for the service template`,
    );
  const { scheduleCall, freeEstimate, terms } = getCallActions();
  return {
    page,
    facts: [...page.facts, terms.fact],
    engagement: getEngagementTerms(),
    heroActions: [forProject(page)(freeEstimate), scheduleCall],
    schedule: getSchedule(),
    ...placeInGroup(page),
    related: relatedPages(service, page.slug),
    actions: [scheduleCall, freeEstimate].map(forProject(page)),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const {
    page,
    facts,
    engagement,
    heroActions,
    schedule,
    layout,
    place,
    related,
    actions,
  } = loaderData;
  const looks = arrange(layout, place);
  const remark = keyedToFigure(page, page.expertise);
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={serviceCrumb(page)}
        facts={facts}
        actions={heroActions}
      >
        {page.picture ? (
          <PictureFigure picture={page.picture} />
        ) : (
          <KeyedFigure drawing={page.drawing} keyed={remark !== undefined}>
            <ServiceFigure service={page} />
          </KeyedFigure>
        )}
      </Hero>
      <Overview
        name={page.menu.name}
        overview={page.overview}
        facts={engagement}
        layout={looks.overview}
      />
      <Expertise
        items={page.expertise}
        remark={remark}
        arrangement={looks.expertise}
      />
      <Process
        steps={page.process}
        facts={page.facts}
        schedule={schedule}
        arrangement={looks.process}
      />
      <Support support={schedule.support} />
      <Why items={page.why} tone={looks.why} />
      <InvitationToCall
        cta={page.cta}
        actions={actions}
        figures={page.picture && []}
      />
      <Faq items={page.faq} />
      <RelatedPages groups={related} />
    </>
  );
}
