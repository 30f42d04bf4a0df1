import { useState } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { type FormContent, OrderFields } from "./form/order-fields.tsx";
import { OrderSheet } from "./form/order-sheet.tsx";
import { createSender, type SendMessage } from "./form/send-message.ts";
import toastStyles from "./form/toast.module.css";
import { useContactForm } from "./form/use-contact-form.ts";
import { useToasts } from "./form/use-toasts.ts";
import type { Contact } from "./schema.ts";

export interface ContactFormProps {
  content: FormContent;
  toasts: Contact["toasts"];
  /** Where messages go: a path of this site, or a hosted form service. */
  endpoint: string;
  siteUrl: string;
  /** Replaced in a test. */
  send?: SendMessage;
}

/** The contact form. Without scripts it posts natively; here it sends in place and says how that went. */
export default function ContactForm({ content, toasts, endpoint, siteUrl, send }: ContactFormProps) {
  const [sender] = useState(() => send ?? createSender(endpoint));
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
          <OrderFields
            fields={content.fields}
            values={{ website: siteUrl }}
            firstChoice={{ value: "", label: content.fields.projectType.placeholder ?? "" }}
            missing={state.kind === "idle" ? state.missing : []}
            readOnly={sending}
          />
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
