import type { ComponentType } from "react";
import { drawingKey } from "../../content/drawing-key.ts";
import { getEntry } from "../../content/entries.ts";
import { counted, say, words } from "../../content/words.ts";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { KeyedDrawingProps } from "../../drawings/figure-props.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Hero } from "../../sections/hero.tsx";
import { KeyedFigure, keyedToFigure } from "../../sections/keyed-figure.tsx";
import { Overview } from "../../sections/overview.tsx";
import { RelatedPages } from "../../sections/related.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { relatedPages } from "../../site/related.ts";
import type { Route } from "./+types/page";
import { Deployments } from "./deployments.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Integrations } from "./integrations.tsx";
import { product } from "./kind.ts";
import { Ranges } from "./ranges.tsx";
import { headCount, hoursOfDay } from "./scales.ts";
import type { Product } from "./schema.ts";

/** The drawing of a product; the default one if it has none. */
const productDrawing = drawingByKey(
  import.meta.glob<ComponentType<KeyedDrawingProps>>("./drawings/*.tsx", {
    eager: true,
    import: "default",
  }),
);

/**
 * Deployments come before the ranges of a product with an audience by company
 * size, and last for one with use cases.
 */
function MiddleSections({ product }: { product: Product }) {
  const { menu, audience, useCases, integrations } = product;
  const deployments = <Deployments deployments={product.deployments} />;
  return (
    <>
      {audience && deployments}
      {audience && (
        <Ranges
          sheet={[
            words.product.audience,
            counted("range", audience.items.length),
            words.product.headCount,
          ]}
          ranges={audience}
          scale={headCount}
        />
      )}
      {useCases && (
        <Ranges
          sheet={[
            words.product.useCases,
            counted("shift", useCases.items.length),
            words.product.hours,
          ]}
          ranges={useCases}
          scale={hoursOfDay}
        />
      )}
      <Integrations product={menu.name} integrations={integrations} />
      {useCases && deployments}
    </>
  );
}

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(product, params.slug);
  return { page, related: relatedPages(product, page.slug) };
}

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export const meta: Route.MetaFunction = pageMeta;

export default function ProductPage({
  loaderData: { page, related },
}: Route.ComponentProps) {
  const { kind, drawing, features } = page;
  const Drawing = productDrawing(drawingKey(page));
  const remark = keyedToFigure({ drawing }, features.items);
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: words.areas.products, mark: kind }}
        facts={page.facts}
        actions={page.actions}
      >
        <KeyedFigure drawing={drawing} keyed={remark !== undefined}>
          <Drawing
            labels={drawing.balloons}
            description={drawing.description}
          />
        </KeyedFigure>
      </Hero>
      {page.overview && (
        <Overview name={page.menu.name} overview={page.overview} />
      )}
      <FeatureCards
        product={page.menu.name}
        features={page.features}
        screens={page.screens}
        remark={remark}
      />
      <MiddleSections product={page} />
      <RelatedPages groups={related} />
      <InvitationToCall
        name={words.product.demo}
        cta={{
          heading: say(words.product.demoHeading, {
            heading: page.cta.heading,
          }),
          lead: page.cta.lead,
        }}
        actions={page.cta.actions}
      />
    </>
  );
}
