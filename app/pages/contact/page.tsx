import { getContent } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { getOffices } from "../../content/offices.ts";
import { site } from "../../content/site.ts";
import { words } from "../../content/words.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import { Island } from "../../runtime/island.tsx";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { Hero } from "../../sections/hero.tsx";
import { TalentOffer } from "../../sections/talent-offer.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { home } from "../home/kind.ts";
import type { Route } from "./+types/page";
import { chooseProject } from "./choose-project.ts";
import ContactForm from "./contact-form.island.tsx";
import { MessagePathDrawing } from "./drawings/parts/message-path-drawing.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { contact } from "./kind.ts";
import { OtherWays } from "./other-ways.tsx";
import { OurOffices } from "./our-offices.tsx";

export const handle: RouteHandle = { behaviours: [fetchDrawings, chooseProject] };

export function loader() {
  return {
    page: getContent(contact),
    offices: getOffices(),
    endpoint: site.formEndpoint ?? "/api/contact",
    accessKey: site.formAccessKey ?? undefined,
    siteUrl: site.url,
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, offices, endpoint, accessKey, siteUrl } = loaderData;
  const { fields, submit, sending, received, sent, dismiss, titleBlock } = page.form;
  const { stations, description } = page.hero.drawing;
  return (
    <>
      <Hero
        crumb={{ label: words.areas.home, href: hrefOf(home), mark: words.areas.contact }}
        title={page.title}
        subtitle={page.subtitle}
        facts={page.facts}
        actions={page.hero.actions}
      >
        <MessagePathDrawing labels={stations} description={description} />
      </Hero>
      <GetInTouch form={page.form} sent={page.toasts.success}>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{
            content: { fields, submit, sending, received, sent, dismiss, titleBlock },
            toasts: page.toasts,
            endpoint,
            accessKey,
            siteUrl,
          }}
        />
      </GetInTouch>
      <OurOffices content={page.offices} offices={offices} />
      <OtherWays {...page.otherWays} />
      {/* For visitors who need people rather than a project. */}
      {page.cta && (
        <TalentOffer sheet={[words.sheets.nextStep, words.contact.otherEntrances]} {...page.cta} />
      )}
    </>
  );
}
