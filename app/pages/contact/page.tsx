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
import { enquiriesByPage } from "../../site/pages.ts";
import { TextLink } from "../../ui/link.tsx";
import { home } from "../home/kind.ts";
import type { Route } from "./+types/page";
import { chooseProject } from "./choose-project.ts";
import ContactForm from "./contact-form.island.tsx";
import { formContent } from "./form/form-content.ts";
import { GetInTouch } from "./get-in-touch.tsx";
import { contact } from "./kind.ts";
import { NextSteps } from "./next-steps.tsx";
import styles from "./order.module.css";
import { OtherWays } from "./other-ways.tsx";
import { OurOffices } from "./our-offices.tsx";
import { ProjectFigure } from "./project-figure.tsx";

export const handle: RouteHandle = {
  behaviours: [fetchDrawings, chooseProject],
};

export function loader() {
  return {
    page: getContent(contact),
    offices: getOffices(),
    endpoint: site.formEndpoint ?? "/api/contact",
    accessKey: site.formAccessKey ?? undefined,
    siteUrl: site.url,
    lang: site.lang,
    machine: getContent(home).hero.drawing,
    pages: enquiriesByPage(),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, offices, endpoint, accessKey, siteUrl, lang, machine, pages } =
    loaderData;
  const { hero, form, toasts } = page;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.home,
          href: hrefOf(home),
          mark: words.areas.contact,
        }}
        remark={
          hero.call && (
            <p>
              <TextLink href={hero.call.href} alone>
                {hero.call.label}
              </TextLink>
            </p>
          )
        }
        className={styles.order}
      >
        <GetInTouch form={form} sent={toasts.success}>
          <Island
            name="contact-form"
            of={ContactForm}
            props={{
              content: formContent(form),
              toasts,
              endpoint,
              accessKey,
              siteUrl,
              lang,
            }}
          />
        </GetInTouch>
      </Hero>
      <ProjectFigure machine={machine} caption={hero.caption} pages={pages} />
      <NextSteps intro={form.intro} notes={form.notes} steps={form.steps} />
      <OurOffices
        heading={page.offices.heading}
        note={page.offices.note}
        offices={offices}
      />
      <OtherWays otherWays={page.otherWays} />
      {/* For visitors who need people rather than a project. */}
      {page.cta && (
        <TalentOffer
          sheet={[words.sheets.nextStep, words.contact.otherEntrances]}
          offer={page.cta}
          actions={page.cta.actions}
        />
      )}
    </>
  );
}
