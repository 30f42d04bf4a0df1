import { Section } from "../../sections/section.tsx";
import { buttonClass } from "../../ui/button-link.tsx";
import styles from "./failed-message.module.css";
import { campaignParameters } from "./form/lead-source.ts";
import { OrderFields } from "./form/order-fields.tsx";
import { OrderSheet } from "./form/order-sheet.tsx";
import { FormNotes } from "./form-notes.tsx";
import type { Contact } from "./schema.ts";

interface FailedMessageProps {
  content: Contact["failed"];
  form: Contact["form"];
  endpoint: string;
  siteUrl: string;
}

/**
 * Repeats the visitor's own text in the form. The server (server/contact), which answers a failed native post with
 * this page, fills in the tokens in {{braces}}.
 */
export function FailedMessage({ content, form, endpoint, siteUrl }: FailedMessageProps) {
  return (
    <Section sheet={["Returned order", "1 revision", "To be sent again"]} className={styles.section}>
      <p className={`lead ${styles.problem}`} role="alert">
        <span className="note">
          {content.statusLabel} {"{{status}}"}
        </span>
        {"{{problem}}"}
      </p>
      <h2 className={`size-5 ${styles.heading}`}>{content.retryHeading}</h2>
      <OrderSheet
        action={endpoint}
        content={form}
        fields={
          <>
            <OrderFields
              fields={form.fields}
              values={{ name: "{{name}}", email: "{{email}}", message: "{{message}}", website: siteUrl }}
              firstChoice={{ value: "{{projectType}}", label: content.earlierChoice }}
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
  );
}
