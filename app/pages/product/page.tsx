import { drawingKey } from "../../content/drawing-key.ts";
import { getEntry } from "../../content/entries.ts";
import { Hero } from "../../sections/hero.tsx";
import { InvitationToCall } from "../../sections/invitation-to-call.tsx";
import { KeyedFigure } from "../../sections/keyed-figure.tsx";
import { keyedToFigure } from "../../sections/keyed-to-figure.ts";
import { Overview } from "../../sections/overview.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { FeatureCards } from "./feature-cards.tsx";
import { product } from "./kind.ts";
import { MiddleSheets } from "./middle-sheets.tsx";
import { productDrawing } from "./product-drawing.ts";

export function loader({ params }: Route.LoaderArgs) {
  return { page: getEntry(product, params.slug) };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ProductPage({ loaderData: { page } }: Route.ComponentProps) {
  const { title, subtitle, kind, facts, actions, drawing, features } = page;
  const Drawing = productDrawing(drawingKey(page));
  return (
    <>
      <Hero
        title={title}
        subtitle={subtitle}
        crumb={{ label: "Products", mark: kind }}
        facts={facts}
        actions={actions}
      >
        <KeyedFigure drawing={drawing}>
          <Drawing labels={drawing.balloons} description={drawing.description} />
        </KeyedFigure>
      </Hero>
      {page.overview && <Overview name={page.menu.name} overview={page.overview} />}
      <FeatureCards {...features} remark={keyedToFigure({ drawing }, features.items)} />
      <MiddleSheets product={page} />
      <InvitationToCall name="Demo" {...page.cta} heading={`Demo: ${page.cta.heading}`} />
    </>
  );
}
