import { type ComponentType, useEffect, useState } from "react";
import { buttonClass } from "../../ui/button-link.tsx";
import type { FormContent } from "./form/form-content.ts";
import { OrderFields } from "./form/order-fields.tsx";
import { OrderForm } from "./form/order-form.tsx";
import { createSender, type Destination, type SendMessage } from "./form/send-message.ts";
import { replyTime, SentSheet } from "./form/sent-sheet.tsx";
import { Stamp } from "./form/stamp.tsx";
import toastStyles from "./form/toast.module.css";
import { type Notice, useContactForm } from "./form/use-contact-form.ts";
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

type ToastsComponent = ComponentType<{ notice: Notice | undefined; dismiss: string }>;

/** Loads the toasts after hydration: they are not needed before the first field is filled in. */
function useToasts(): ToastsComponent | undefined {
  const [Toasts, setToasts] = useState<ToastsComponent>();
  useEffect(() => {
    import("./form/toasts.tsx").then(
      (module) => setToasts(() => module.Toasts),
      (error: unknown) => console.error("The toasts could not be loaded.", error),
    );
  }, []);
  return Toasts;
}

/** Hidden fields that a hosted service with a public key needs in a native post, named as in Web3Forms. */
function ServiceFields({ accessKey, siteUrl }: { accessKey: string; siteUrl: string }) {
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      {/* The service's own thank-you page is on another host, which the form-action policy blocks. */}
      <input type="hidden" name="redirect" value={`${siteUrl}/contact#message-sent`} />
    </>
  );
}

/** The contact form. Without scripts it posts natively; hydrated, it sends with fetch and shows the result. */
export default function ContactForm(props: ContactFormProps) {
  const { content, toasts, endpoint, accessKey, siteUrl, lang, send } = props;
  const [sender] = useState(() => send ?? createSender(props));
  const { state, notice, draft, form } = useContactForm(sender, toasts);
  const Toasts = useToasts();
  const sending = state.kind === "sending";
  return (
    <>
      <OrderForm
        {...form}
        // Scripts set novalidate before the form is hydrated: app/runtime/hydrate-on-intent.ts.
        suppressHydrationWarning
        action={endpoint}
        content={content}
        drawnFor={draft?.name}
        replyBy={draft && replyTime(content, draft.at, lang)}
        fields={
          <>
            <OrderFields
              fields={content.fields}
              values={{ website: siteUrl }}
              firstChoice={{ value: "", label: content.fields.projectType.placeholder ?? "" }}
              missing={state.kind === "idle" ? state.missing : []}
              readOnly={sending}
              stamp={state.kind === "sent" && <Stamp words={content.received} at={state.at} lang={lang} />}
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
      {state.kind === "sent" && <SentSheet {...{ content, lang }} {...state} />}
      {Toasts ? (
        <Toasts notice={notice} dismiss={content.dismiss} />
      ) : (
        <p role="status" className={notice && toastStyles.words}>
          {notice && `${notice.title} ${notice.text}`}
        </p>
      )}
    </>
  );
}
