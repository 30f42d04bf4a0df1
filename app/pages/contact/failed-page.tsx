import { getContent } from "../../content/entries.ts";
import { site } from "../../content/site.ts";
import { words } from "../../content/words.ts";
import { Hero } from "../../sections/hero.tsx";
import { Section } from "../../sections/section.tsx";
import { answerMeta } from "../../seo/page-meta.ts";
import { buttonClass } from "../../ui/button-link.tsx";
import { gridClass } from "../../ui/grid.tsx";
import type { Route } from "./+types/failed-page";
import styles from "./contact.module.css";
import { campaignParameters } from "./form/lead-source.ts";
import { OrderFields } from "./form/order-fields.tsx";
import { FormNotes, OrderForm } from "./form/order-form.tsx";
import { contact } from "./kind.ts";

export function loader() {
  return { page: getContent(contact), siteUrl: site.url };
}

export const meta: Route.MetaFunction = ({ loaderData }) => answerMeta(loaderData.page.failed.head);

/**
 * Not a page of the site: the server (server/contact) answers a failed native post with it. It repeats the visitor's
 * own text in the form: the server fills in the tokens in {{braces}}.
 */
export default function ContactFailedPage({ loaderData: { page, siteUrl } }: Route.ComponentProps) {
  const { failed, form } = page;
  return (
    <>
      <Hero title={failed.title} subtitle={failed.lead} />
      <Section
        sheet={[words.contact.returned, words.contact.oneRevision, words.contact.sendAgain]}
        className={styles.failed}
      >
        <p className={`lead ${gridClass({ rowGap: "s2" })} ${styles.problem}`} role="alert">
          <strong>{"{{title}}"}</strong> {"{{problem}}"}
        </p>
        <h2 className="size-5">{failed.retryHeading}</h2>
        <OrderForm
          action="/api/contact"
          content={form}
          fields={
            <>
              <OrderFields
                fields={form.fields}
                values={{ name: "{{name}}", email: "{{email}}", message: "{{message}}", website: siteUrl }}
                firstChoice={{ value: "{{projectType}}", label: "{{firstChoice}}" }}
              />
              {/* This page's own URL has no campaign. */}
              {campaignParameters.map((name) => (
                <input key={name} type="hidden" name={name} value={`{{${name}}}`} />
              ))}
            </>
          }
          button={
            <button className={buttonClass("primary")} type="submit">
              {form.submit}
            </button>
          }
        />
        <FormNotes {...form} />
      </Section>
    </>
  );
}
