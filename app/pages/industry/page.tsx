import type { ComponentType } from "react";
import { getCallActions } from "../../content/call-actions.ts";
import { drawingKey } from "../../content/drawing-key.ts";
import { getEntry } from "../../content/entries.ts";
import { words } from "../../content/words.ts";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { KeyedDrawingProps } from "../../drawings/figure-props.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Hero, PictureFigure } from "../../sections/hero.tsx";
import { KeyedFigure, keyedToFigure } from "../../sections/keyed-figure.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { relatedPages } from "../../site/related.ts";
import { forProject } from "../contact/kind.ts";
import type { Route } from "./+types/page";
import { industry } from "./kind.ts";
import { Pairs } from "./pairs.tsx";
import { SeeAlso } from "./see-also.tsx";
import { Stories } from "./stories.tsx";
import { Terms } from "./terms.tsx";

/** The drawing of an industry; the default one if it has none. */
const industryDrawing = drawingByKey(
  import.meta.glob<ComponentType<KeyedDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(industry, params.slug);
  const { bookFreeCall, terms, writeToUs } = getCallActions();
  const enquiry = forProject(page)(writeToUs);
  return {
    page,
    facts: [...page.facts, terms.fact],
    heroActions: [bookFreeCall, enquiry],
    related: relatedPages(industry, page.slug),
    actions: [bookFreeCall, enquiry],
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function IndustryPage({ loaderData }: Route.ComponentProps) {
  const { page, facts, heroActions, related, actions } = loaderData;
  const { drawing } = page;
  const Drawing = industryDrawing(drawingKey(page));
  const remark = keyedToFigure(page, page.challenges);
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: words.areas.industries, mark: page.menu.name }}
        facts={facts}
        actions={heroActions}
      >
        {page.picture ? (
          <PictureFigure picture={page.picture} />
        ) : (
          <KeyedFigure drawing={drawing} keyed={remark !== undefined}>
            <Drawing
              labels={drawing.balloons}
              description={drawing.description}
            />
          </KeyedFigure>
        )}
      </Hero>
      <Pairs
        industry={page.menu.name}
        headings={page.headings}
        challenges={page.challenges}
        solutions={page.solutions}
        remark={remark}
      />
      <Stories heading={page.headings.stories} stories={page.stories} />
      <Terms headings={page.headings} differentiators={page.differentiators} />
      <InvitationToCall cta={page.cta} actions={actions} />
      <SeeAlso groups={related} />
    </>
  );
}
