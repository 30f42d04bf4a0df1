import { scheduleCall } from "../../../content/call-actions.ts";
import { getCaseStudy } from "../../content/case-studies.ts";
import { getService } from "../../content/services.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/invitation-to-call.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { nextCaseStudy, portfolioEntry } from "../portfolio/entries.ts";
import type { Route } from "./+types/page";
import { FullCaseStudy } from "./full-case-study.tsx";
import { NextSheet } from "./next-sheet.tsx";
import { sheetNumber } from "./sheet-number.ts";
import { ShortCaseStudy } from "./short-case-study.tsx";
import { stackElements } from "./stack-elements.ts";

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
