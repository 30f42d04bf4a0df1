import { getCallActions } from "../../content/call-actions.ts";
import { getEntry } from "../../content/entries.ts";
import { ContentError } from "../../content/parse.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { InvitationToCall } from "../../sections/call-to-action.tsx";
import { Faq } from "../../sections/faq.tsx";
import "../../sections/drawing-transition.css";
import { Hero } from "../../sections/hero.tsx";
import { RelatedPages } from "../../sections/related.tsx";
import { pagePath } from "../../seo/addresses.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { relatedPages } from "../../site/related.ts";
import { forProject } from "../contact/kind.ts";
import { getSchedule } from "../service/content.ts";
import { service } from "../service/kind.ts";
import { isSetupService } from "../service/schema.ts";
import { serviceCrumb } from "../service/service-crumb.ts";
import { ServiceFigure } from "../service/service-figure.tsx";
import { Support } from "../service/support.tsx";
import type { Route } from "./+types/page";
import { Benefits } from "./benefits.tsx";
import { AlgoErpAssembly } from "./drawings/assembly.tsx";
import { Intro } from "./intro.tsx";
import { Modules } from "./modules.tsx";
import { Pricing } from "./pricing.tsx";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ url }: Route.LoaderArgs) {
  const page = getEntry(service, pagePath(url.pathname).split("/").at(-1));
  if (!isSetupService(page))
    throw new ContentError(`${page.slug} is not written for the setup page`);
  const { freeEstimate, scheduleCall, terms } = getCallActions();
  const related = relatedPages(service, page.slug);
  return {
    page,
    facts: [...page.facts, terms.fact],
    heroActions: [forProject(page)(freeEstimate), scheduleCall],
    support: getSchedule().support,
    related,
    actions: [freeEstimate, scheduleCall].map(forProject(page)),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function AlgoErpPage({ loaderData }: Route.ComponentProps) {
  const { page, facts, heroActions, support, related, actions } = loaderData;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={serviceCrumb(page)}
        facts={facts}
        actions={heroActions}
      >
        <div data-drawing="figure">
          <AlgoErpAssembly description={page.hero.drawing} />
        </div>
      </Hero>
      <Intro name={page.menu.name} intro={page.intro} />
      <Benefits benefits={page.benefits} />
      <Modules modules={page.modules}>
        <ServiceFigure service={page} />
      </Modules>
      <Pricing pricing={page.pricing} />
      <Support support={support} />
      <InvitationToCall cta={page.cta} actions={actions} />
      <Faq items={page.faq} />
      <RelatedPages groups={related} />
    </>
  );
}
