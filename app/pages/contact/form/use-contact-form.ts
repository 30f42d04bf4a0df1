import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { announceLead } from "../../../runtime/tracking.ts";
import type { Contact } from "../schema.ts";
import { FillTimer } from "./fill-timer.ts";
import { emptyForm, type FormState, nextState } from "./form-state.ts";
import { leadSource } from "./lead-source.ts";
import { missingFields, readMessage, requiredFields } from "./message.ts";
import type { SendMessage } from "./send-message.ts";

export type Notice = Contact["toasts"][keyof Contact["toasts"]];

/** Scrolls a field to the top of the viewport, so that the toast at the bottom covers none near it, and focuses it. */
function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.parentElement?.scrollIntoView();
  field.focus({ preventScroll: true });
}

/** What the title block says of a message that is being written. */
interface Draft {
  name: string;
  at: Date;
}

/** The form's state, its toast, its draft and its event handlers. */
export function useContactForm(send: SendMessage, toasts: Contact["toasts"]) {
  const [state, setState] = useState<FormState>(emptyForm);
  const [notice, setNotice] = useState<Notice>();
  const [draft, setDraft] = useState<Draft>();
  const [timer] = useState(() => new FillTimer());
  const ref = useRef<HTMLFormElement>(null);

  const readDraft = useCallback(() => {
    const { name } = readMessage(new FormData(ref.current ?? undefined));
    setDraft({ name: name.trim(), at: new Date() });
  }, []);
  useEffect(readDraft, [readDraft]);

  const onFocus = useCallback(() => {
    const blank = missingFields(readMessage(new FormData(ref.current ?? undefined)));
    timer.focused({ empty: blank.length === requiredFields.length });
  }, [timer]);

  // Focus loads the form's script, so a field may already have focus.
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) onFocus();
  }, [onFocus]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.kind === "sending") return;
    const message = readMessage(new FormData(form));
    const submitted = nextState(state, { kind: "submitted", message });

    if (submitted.kind === "idle") {
      // The error messages must exist when a screen reader reads the field.
      flushSync(() => setState(submitted));
      setNotice({ ...toasts.missing });
      focusField(form, submitted.missing[0] ?? "name");
      return;
    }
    if (!form.reportValidity()) {
      setState(emptyForm);
      setNotice(undefined);
      return;
    }
    setState(submitted);
    setNotice(undefined);
    const outcome = await send({ ...message, ...leadSource() }, timer.seconds());
    setState(nextState(submitted, { kind: "answered", outcome, at: new Date(), message }));
    if (outcome === "accepted") {
      form.reset();
      readDraft();
      timer.restart();
      announceLead();
    }
    setNotice({ ...(outcome === "accepted" ? toasts.success : toasts.error) });
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    readDraft();
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const field = requiredFields.find((name) => name === target.name);
    if (field && target.value.trim() !== "") {
      setState((current) => nextState(current, { kind: "filledIn", field }));
    }
  }

  // The error of missing fields ends with the last of them.
  const isCorrected =
    notice?.title === toasts.missing.title && state.kind === "idle" && state.missing.length === 0;
  return {
    state,
    notice: isCorrected ? undefined : notice,
    draft,
    form: { ref, onSubmit, onInput, onFocus },
  };
}
