import type { ReactNode } from "react";
import {
  campaignFields,
  type RequiredField,
  requiredFields,
  shownNames,
} from "../../../server/contact/fields.ts";
import { getContent } from "../../content/entries.ts";
import { site } from "../../content/site.ts";
import { words } from "../../content/words.ts";
import { Hero } from "../../sections/hero.tsx";
import { Section } from "../../sections/section.tsx";
import { answerMeta } from "../../seo/page-meta.ts";
import { buttonClass } from "../../ui/button-link.tsx";
import type { Route } from "./+types/failed-page";
import styles from "./contact.module.css";
import { ErrorSummary, FieldLink } from "./form/error-summary.tsx";
import { OrderFields } from "./form/order-fields.tsx";
import { OrderForm, PrivacyNote, RequiredNote } from "./form/order-form.tsx";
import { contact } from "./kind.ts";

export function loader() {
  return { page: getContent(contact), siteUrl: site.url };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  answerMeta(loaderData.page.failed.head);

/** For the server: rendered if one of the required fields is empty. */
const anyMissing = "missing";
const missingName = (field: RequiredField) => `missing-${field}`;

interface EitherProps {
  name: string;
  then: ReactNode;
  otherwise?: ReactNode;
}

/** The server fills in what the visitor typed. */
const tokens = Object.fromEntries(
  shownNames.map((name) => [name, `{{${name}}}`]),
);

/** Sections as in Mustache: the server keeps one of the two. */
function Either({ name, then, otherwise }: EitherProps) {
  return (
    <>
      {`{{#${name}}}`}
      {then}
      {`{{/${name}}}`}
      {otherwise && (
        <>
          {`{{^${name}}}`}
          {otherwise}
          {`{{/${name}}}`}
        </>
      )}
    </>
  );
}

/**
 * Not a page of the site: the server (server/contact) answers a failed native
 * post with it. It repeats the visitor's own text in the form: the server fills
 * in the tokens in {{braces}}.
 */
export default function ContactFailedPage({
  loaderData: { page, siteUrl },
}: Route.ComponentProps) {
  const { failed, form } = page;
  return (
    <>
      <Hero title={failed.title} subtitle={failed.lead} />
      <Section
        sheet={[
          words.contact.returned,
          words.contact.oneRevision,
          words.contact.sendAgain,
        ]}
        className={styles.failed}
      >
        <ErrorSummary
          toast={{
            title: "{{answer.title}}",
            text: "{{answer.text}}",
            destructive: true,
          }}
          heading="h2"
          autoFocus
        >
          <Either
            name={anyMissing}
            then={
              <ul>
                {requiredFields.map((name) => (
                  <Either
                    key={name}
                    name={missingName(name)}
                    then={
                      <FieldLink
                        name={name}
                        error={form.fields[name].missing}
                      />
                    }
                  />
                ))}
              </ul>
            }
          />
        </ErrorSummary>
        <h2 className="size-5">{failed.retryHeading}</h2>
        <RequiredNote text={form.requiredNote} />
        <OrderForm
          action="/api/contact"
          content={form}
          fields={
            <>
              <OrderFields
                words={form.fields}
                values={{ ...tokens, website: siteUrl }}
                firstChoice={{
                  value: "{{projectType}}",
                  label: "{{answer.firstChoice}}",
                }}
                decide={(name, field) => (
                  <Either
                    name={missingName(name)}
                    then={field("missing")}
                    otherwise={field()}
                  />
                )}
              />
              {/* This page's own URL has no campaign. */}
              {campaignFields.map((name) => (
                <input
                  key={name}
                  type="hidden"
                  name={name}
                  value={`{{${name}}}`}
                />
              ))}
            </>
          }
          button={
            <button className={buttonClass("primary")} type="submit">
              {form.submit}
            </button>
          }
        />
        <PrivacyNote text={form.privacyNote} />
      </Section>
    </>
  );
}
