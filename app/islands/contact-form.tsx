import { useState } from "react";
import type { Contact } from "../content/schema/contact.ts";
import { buttonClass } from "../ui/button-class.ts";
import { type FormContent, OrderFields } from "./contact-form/order-fields.tsx";
import { OrderSheet } from "./contact-form/order-sheet.tsx";
import { createSender, type Destination, type SendMessage } from "./contact-form/send-message.ts";
import { ServiceFields } from "./contact-form/service-fields.tsx";
import toastStyles from "./contact-form/toast.module.css";
import { useContactForm } from "./contact-form/use-contact-form.ts";
import { useToasts } from "./contact-form/use-toasts.ts";

export interface ContactFormProps extends Destination {
  content: FormContent;
  toasts: Contact["toasts"];
  siteUrl: string;
  /** Replaced in a test. */
  send?: SendMessage;
}

/** The contact form. Without scripts it posts natively; here it sends in place and says how that went. */
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
        <p role="status" className={toastStyles.words}>
          {notice && `${notice.title} ${notice.text}`}
        </p>
      )}
    </>
  );
}
