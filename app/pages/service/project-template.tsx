import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Faq } from "../../sections/faq.tsx";
import "../../sections/drawing-transition.css";
import { Hero, PictureFigure } from "../../sections/hero.tsx";
import { KeyedFigure, keyedToFigure } from "../../sections/keyed-figure.tsx";
import { Overview } from "../../sections/overview.tsx";
import { RelatedPages } from "../../sections/related.tsx";
import type { Route } from "./+types/page";
import { arrange } from "./arrangement.ts";
import { Expertise } from "./expertise.tsx";
import { Process } from "./process.tsx";
import { serviceCrumb } from "./service-crumb.ts";
import { ServiceFigure } from "./service-figure.tsx";
import { Support } from "./support.tsx";
import { Why } from "./why.tsx";

type ProjectData = Extract<
  Route.ComponentProps["loaderData"],
  { template: "project" }
>;

/** A service that is done as a project: its field, its steps, its reasons. */
export function ProjectTemplate({ data }: { data: ProjectData }) {
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
  } = data;
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
      <InvitationToCall cta={page.cta} actions={actions} />
      <Faq items={page.faq} />
      <RelatedPages groups={related} />
    </>
  );
}
