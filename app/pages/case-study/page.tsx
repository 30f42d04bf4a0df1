import { getCallActions } from "../../content/call-actions.ts";
import { drawingKey } from "../../content/drawing-key.ts";
import { getEntry } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { say, words } from "../../content/words.ts";
import { revisable } from "../../drawings/scene.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { PictureFigure } from "../../sections/hero.tsx";
import { keyedToFigure } from "../../sections/keyed-figure.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { forProject } from "../contact/kind.ts";
import { product } from "../product/kind.ts";
import { service } from "../service/kind.ts";
import type { Route } from "./+types/page";
import { arrangementOf, CaseFigure } from "./case-figure.tsx";
import { CaseHero } from "./case-hero.tsx";
import { ChallengeSolution } from "./challenge-solution.tsx";
import { ClientWords } from "./client-words.tsx";
import { Gallery } from "./gallery.tsx";
import { KeyFeatures } from "./key-features.tsx";
import { caseStudy } from "./kind.ts";
import { NextCase } from "./next-case.tsx";
import { Outcomes } from "./outcomes.tsx";
import { Overview } from "./overview.tsx";
import { drawingNumber, nextCaseStudy, placeOf } from "./register.ts";
import { RevisionFigure } from "./revision-figure.tsx";
import { isFullCaseStudy } from "./schema.ts";
import { stackElements, TechStack } from "./tech-stack.tsx";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(caseStudy, params.slug);
  const { scheduleCall, bookFreeCall, writeToUs } = getCallActions();
  const services = page.related.services.map((slug) => ({
    name: getEntry(service, slug).title,
    href: hrefOf(service, slug),
  }));
  const products = page.related.products.map((slug) => ({
    name: getEntry(product, slug).title,
    href: hrefOf(product, slug),
  }));
  return {
    page,
    heroActions: [forProject(page)(writeToUs), bookFreeCall],
    elements: stackElements(page.stack),
    actions: [scheduleCall].map(forProject(page)),
    next: nextCaseStudy(page.slug),
    behind: [...services, ...products],
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { page, heroActions, elements, actions, next, behind } = loaderData;
  const number = drawingNumber(page.slug);
  const full = isFullCaseStudy(page) ? page : undefined;
  const revised = page.picture
    ? undefined
    : revisable(arrangementOf(drawingKey(page), page.drawing));
  // Case studies are read one after the other: every second one is arranged
  // differently.
  const isOdd = placeOf(page.slug) % 2 === 1;
  return (
    <>
      <CaseHero study={page} actions={heroActions}>
        {page.picture ? (
          <PictureFigure
            picture={page.picture}
            number={say(words.figures.ofStudy, { study: number, number: 1 })}
          />
        ) : (
          <CaseFigure
            icon={drawingKey(page)}
            number={number}
            drawing={page.drawing}
          />
        )}
      </CaseHero>
      {page.gallery && <Gallery number={number} pictures={page.gallery} />}
      <Overview number={number} paragraphs={page.overview} />
      {full && (
        <ChallengeSolution
          challenge={full.challenge}
          solution={full.solution}
          figureFirst={isOdd}
        >
          {full.revisions && revised && (
            <RevisionFigure
              study={number}
              number={2 + (page.gallery?.length ?? 0)}
              drawing={revised}
              revisions={full.revisions}
              results={full.outcomes.items}
            />
          )}
        </ChallengeSolution>
      )}
      <KeyFeatures
        features={page.keyFeatures}
        remark={keyedToFigure(page, page.keyFeatures)}
        layout={isOdd ? "grid" : "rows"}
      />
      {full && <Outcomes outcomes={full.outcomes} />}
      <ClientWords
        quotation={page.quotation}
        reference={page.reference}
        ask={heroActions[0]}
      />
      <TechStack elements={elements} />
      <InvitationToCall cta={page.cta} actions={actions} />
      <NextCase next={next} behind={behind} />
    </>
  );
}
