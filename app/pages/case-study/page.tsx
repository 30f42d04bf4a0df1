import { getCallActions } from "../../content/call-actions.ts";
import { getEntry } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/invitation-to-call.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { service } from "../service/kind.ts";
import type { Route } from "./+types/page";
import { FullCaseStudy } from "./full-case-study.tsx";
import { caseStudy } from "./kind.ts";
import { nextCaseStudy } from "./next-case-study.ts";
import { NextSheet } from "./next-sheet.tsx";
import { isFullCaseStudy } from "./schema.ts";
import { sheetNumber } from "./sheet-number.ts";
import { ShortCaseStudy } from "./short-case-study.tsx";
import { stackElements } from "./stack-elements.ts";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ params }: Route.LoaderArgs) {
  const study = getEntry(caseStudy, params.slug);
  return {
    page: study,
    number: sheetNumber(study.order),
    elements: stackElements(study.stack),
    call: getCallActions().scheduleCall,
    next: nextCaseStudy(study.slug),
    services: study.related.services.map((slug) => ({
      name: getEntry(service, slug).title,
      href: hrefOf(service, slug),
    })),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { page: study, number, elements, call, next, services } = loaderData;
  return (
    <>
      {isFullCaseStudy(study) ? (
        <FullCaseStudy study={study} number={number} elements={elements} />
      ) : (
        <ShortCaseStudy study={study} number={number} elements={elements} />
      )}
      <InvitationToCall {...study.cta} actions={[call]} />
      <NextSheet next={next} services={services} />
    </>
  );
}
