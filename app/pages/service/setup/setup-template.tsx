import { InvitationToCall } from "../../../sections/call-to-action.tsx";
import { Faq } from "../../../sections/faq.tsx";
import "../../../sections/drawing-transition.css";
import { Hero } from "../../../sections/hero.tsx";
import { RelatedPages } from "../../../sections/related.tsx";
import type { Route } from "../+types/page";
import { serviceCrumb } from "../service-crumb.ts";
import { assembledDrawing, ServiceFigure } from "../service-figure.tsx";
import { Support } from "../support.tsx";
import { Benefits } from "./benefits.tsx";
import { Intro } from "./intro.tsx";
import { Modules } from "./modules.tsx";
import { Pricing } from "./pricing.tsx";

type SetupData = Extract<
  Route.ComponentProps["loaderData"],
  { template: "setup" }
>;

/** A finished product that is set up for a price: its modules, its costs. */
export function SetupTemplate({ data }: { data: SetupData }) {
  const { page, facts, heroActions, schedule, related, actions } = data;
  const Assembled = assembledDrawing(page);
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={serviceCrumb(page)}
        facts={facts}
        actions={heroActions}
      >
        {Assembled && (
          <div data-drawing="figure">
            <Assembled description={page.hero.drawing} />
          </div>
        )}
      </Hero>
      <Intro name={page.menu.name} intro={page.intro} />
      <Benefits benefits={page.benefits} />
      <Modules modules={page.modules}>
        <ServiceFigure service={page} />
      </Modules>
      <Pricing pricing={page.pricing} />
      <Support support={schedule.support} />
      <InvitationToCall cta={page.cta} actions={actions} />
      <Faq items={page.faq} />
      <RelatedPages groups={related} />
    </>
  );
}
