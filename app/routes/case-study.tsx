import { scheduleCall } from "../../content/calls.ts";
import { getCaseStudy } from "../content/case-studies.ts";
import { nextCaseStudy, portfolioEntry } from "../content/portfolio.ts";
import { getService } from "../content/services.ts";
import { sheetNumber } from "../content/sheet-number.ts";
import { stackElements } from "../content/stack-elements.ts";
import { fetchDrawings } from "../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../runtime/route-handle.ts";
import { FullCaseStudy } from "../sections/case-study/full-case-study.tsx";
import { NextSheet } from "../sections/case-study/next-sheet.tsx";
import { ShortCaseStudy } from "../sections/case-study/short-case-study.tsx";
import { InvitationToCall } from "../sections/invitation-to-call.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/case-study";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ params }: Route.LoaderArgs) {
  const study = getCaseStudy(params.slug);
  return {
    study,
    number: sheetNumber(study.order),
    elements: stackElements(study.stack),
    call: scheduleCall,
    next: portfolioEntry(nextCaseStudy(study.slug)),
    services: study.related.services.map((slug) => ({
      name: getService(slug).title,
      href: `/services/${slug}`,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.study.head });

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, number, elements, call, next, services } = loaderData;
  const isFull = "challenge" in study;
  return (
    <>
      {isFull ? (
        <FullCaseStudy study={study} number={number} elements={elements} />
      ) : (
        <ShortCaseStudy study={study} number={number} elements={elements} />
      )}
      <InvitationToCall
        sheet={[isFull ? "Sheet 6" : "Sheet 4", "Next step"]}
        {...study.cta}
        actions={[call]}
      />
      <NextSheet
        sheet={["Next sheet", "From the register", next.number, "Not to scale"]}
        next={next}
        services={services}
      />
    </>
  );
}
