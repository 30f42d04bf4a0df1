import { useState } from "react";
import { buttonClass } from "../../ui/button-link.tsx";
import { ErrorSummary, FieldLink } from "./form/error-summary.tsx";
import type { FormContent } from "./form/form-content.ts";
import type { Faults } from "./form/form-state.ts";
import { CloseButton, Notice } from "./form/notice.tsx";
import { OrderFields } from "./form/order-fields.tsx";
import { OrderForm } from "./form/order-form.tsx";
import {
  createSender,
  type Destination,
  isOurs,
  type SendMessage,
} from "./form/send-message.ts";
import { replyTime, SentSheet } from "./form/sent-sheet.tsx";
import { Stamp } from "./form/stamp.tsx";
import { type Answer, useContactForm } from "./form/use-contact-form.ts";
import type { Contact } from "./schema.ts";

interface ContactFormProps extends Destination {
  content: FormContent;
  toasts: Contact["toasts"];
  siteUrl: string;
  /** The language of times. */
  lang: string;
  /** Tests replace it. */
  send?: SendMessage;
}

/**
 * Hidden fields that a hosted service with a public key needs in a native post,
 * named as in Web3Forms.
 */
function ServiceFields({
  accessKey,
  siteUrl,
}: {
  accessKey: string;
  siteUrl: string;
}) {
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      {/* The service's own thank-you page is on another host, which the form-action policy blocks. */}
      <input
        type="hidden"
        name="redirect"
        value={`${siteUrl}/contact#message-sent`}
      />
    </>
  );
}

/**
 * The contact form. Without scripts it posts natively; hydrated, it sends with
 * fetch and shows the result.
 */
export default function ContactForm(props: ContactFormProps) {
  const { content, toasts, endpoint, accessKey, siteUrl, lang, send } = props;
  const [sender] = useState(() => send ?? createSender(props));
  const { state, answer, summary, outcome, dismiss, focusField, draft, form } =
    useContactForm(sender);
  const sending = state.kind === "sending";
  const faults: Faults = state.kind === "idle" ? state.faults : {};
  const answered = (toast: Answer["toast"]) => answer?.toast === toast;
  const close = <CloseButton label={content.dismiss} onClick={dismiss} />;
  return (
    <>
      {answered("missing") && (
        <ErrorSummary
          ref={summary}
          toast={toasts.missing}
          close={close}
          corrected={!Object.values(faults).includes("missing")}
        >
          <ul>
            {answer?.fields.map((name) => (
              <FieldLink
                key={name}
                name={name}
                error={content.fields[name].missing}
                onClick={(event) => focusField(event, name)}
              />
            ))}
          </ul>
        </ErrorSummary>
      )}
      <OrderForm
        {...form}
        // Scripts set novalidate before the form is hydrated:
        // app/runtime/hydrate-on-intent.ts.
        suppressHydrationWarning
        action={endpoint}
        content={content}
        drawnFor={draft?.name}
        replyBy={draft && replyTime(content, draft.at, lang)}
        fields={
          <>
            <OrderFields
              words={content.fields}
              hosted={!isOurs(endpoint)}
              values={{ website: siteUrl }}
              firstChoice={{
                value: "",
                label: content.fields.projectType.placeholder ?? "",
              }}
              decide={(name, field) => field(faults[name])}
              readOnly={sending}
              stamp={
                state.kind === "sent" && (
                  <Stamp words={content.received} at={state.at} lang={lang} />
                )
              }
            />
            {accessKey && (
              <ServiceFields accessKey={accessKey} siteUrl={siteUrl} />
            )}
          </>
        }
        button={
          <button
            className={buttonClass("primary")}
            type="submit"
            aria-disabled={sending}
          >
            {sending ? content.sending : content.submit}
          </button>
        }
      />
      <div ref={outcome}>
        {answered("error") && <Notice toast={toasts.error} close={close} />}
        {/* Screen readers announce politely only what is added to a region that already exists. */}
        <div role="status">
          {answered("success") && (
            <Notice toast={toasts.success} close={close} />
          )}
        </div>
      </div>
      {state.kind === "sent" && (
        <SentSheet
          content={content}
          lang={lang}
          at={state.at}
          message={state.message}
        />
      )}
    </>
  );
}
