import { useState } from "react";
import { buttonClass } from "../../ui/button-link.tsx";
import { type FormContent, OrderFields } from "./form/order-fields.tsx";
import { OrderSheet } from "./form/order-sheet.tsx";
import { createSender, type Destination, type SendMessage } from "./form/send-message.ts";
import { ServiceFields } from "./form/service-fields.tsx";
import { Stamp } from "./form/stamp.tsx";
import toastStyles from "./form/toast.module.css";
import { useContactForm } from "./form/use-contact-form.ts";
import { useToasts } from "./form/use-toasts.ts";
import type { Contact } from "./schema.ts";

interface ContactFormProps extends Destination {
  content: FormContent;
  toasts: Contact["toasts"];
  siteUrl: string;
  /** Tests replace it. */
  send?: SendMessage;
}

/** The contact form. Without scripts it posts natively; hydrated, it sends with fetch and shows the result. */
export default function ContactForm(props: ContactFormProps) {
  const { content, toasts, endpoint, accessKey, siteUrl, send } = props;
  const [sender] = useState(() => send ?? createSender(props));
  const { state, notice, form } = useContactForm(sender, toasts);
  const Toasts = useToasts();
  const sending = state.kind === "sending";
  return (
    <>
      <OrderSheet
        {...form}
        // Scripts set novalidate before the form is hydrated: app/runtime/hydrate-on-intent.ts.
        suppressHydrationWarning
        action={endpoint}
        content={content}
        fields={
          <>
            <OrderFields
              fields={content.fields}
              values={{ website: siteUrl }}
              firstChoice={{ value: "", label: content.fields.projectType.placeholder ?? "" }}
              missing={state.kind === "idle" ? state.missing : []}
              readOnly={sending}
              stamp={state.kind === "sent" && <Stamp words={content.received} at={state.at} />}
            />
            {accessKey && <ServiceFields accessKey={accessKey} siteUrl={siteUrl} />}
          </>
        }
        button={
          <button className={buttonClass("primary")} type="submit" aria-disabled={sending}>
            {sending ? content.sending : content.submit}
          </button>
        }
      />
      {Toasts ? (
        <Toasts notice={notice} />
      ) : (
        <p role="status" className={notice && toastStyles.words}>
          {notice && `${notice.title} ${notice.text}`}
        </p>
      )}
    </>
  );
}
