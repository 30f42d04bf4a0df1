import {
  type FormEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  type RequiredField,
  requiredFields,
  shownFields,
} from "../../../../server/contact/fields.ts";
import { announceLead } from "../../../runtime/tracking.ts";
import type { Contact } from "../schema.ts";
import { FillTimer } from "./fill-timer.ts";
import {
  emptyForm,
  type Fault,
  type FormState,
  nextState,
} from "./form-state.ts";
import { leadSource } from "./lead-source.ts";
import { missingFields, readMessage } from "./message.ts";
import type { SendMessage } from "./send-message.ts";

/** What the form answered last, until it is dismissed. */
export interface Answer {
  toast: keyof Contact["toasts"];
  /** The fields that were missing. */
  fields: readonly RequiredField[];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function faultOf({ value, validity }: TextField): Fault | undefined {
  if (value.trim() === "") return "missing";
  return validity.typeMismatch ? "malformed" : undefined;
}

/** What the title block says of a message that is being written. */
interface Draft {
  name: string;
  at: Date;
}

/** The form's state, its answer, its draft and its event handlers. */
export function useContactForm(send: SendMessage) {
  const [state, setState] = useState<FormState>(emptyForm);
  const [answer, setAnswer] = useState<Answer>();
  const [draft, setDraft] = useState<Draft>();
  const [timer] = useState(() => new FillTimer());
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const readDraft = useCallback(() => {
    const { name } = readMessage(new FormData(ref.current ?? undefined));
    setDraft({ name: name.trim(), at: new Date() });
  }, []);
  useEffect(readDraft, [readDraft]);

  const onFocus = useCallback(() => {
    const blank = missingFields(
      readMessage(new FormData(ref.current ?? undefined)),
    );
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
      setState(submitted);
      setAnswer({ toast: "missing", fields: missingFields(message) });
      return;
    }
    setAnswer(undefined);
    if (!form.checkValidity()) {
      // The field's error must exist when a screen reader reads the field,
      // which gets the focus with the bubble.
      flushSync(() => setState(nextState(submitted, { kind: "malformed" })));
      form.reportValidity();
      return;
    }
    setState(submitted);
    const outcome = await send(
      { ...message, ...leadSource() },
      timer.seconds(),
    );
    setState(
      nextState(submitted, {
        kind: "answered",
        outcome,
        at: new Date(),
        message,
      }),
    );
    if (outcome === "accepted") {
      form.reset();
      readDraft();
      timer.restart();
      announceLead();
    }
    setAnswer({
      toast: outcome === "accepted" ? "success" : "error",
      fields: [],
    });
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    readDraft();
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement
      )
    )
      return;
    const field = shownFields.find(({ name }) => name === target.name);
    if (!field) return;
    const fault = field.required ? faultOf(target) : undefined;
    setState((current) =>
      nextState(current, { kind: "typed", field: field.name, fault }),
    );
    // The next message has begun.
    if (state.kind === "sent") setAnswer(undefined);
  }

  useEffect(() => {
    if (answer?.toast === "missing") {
      summary.current?.scrollIntoView();
      summary.current?.focus({ preventScroll: true });
    } else if (answer) {
      outcome.current?.scrollIntoView({ block: "nearest" });
    }
  }, [answer]);

  /**
   * Closes the answer. If the focus was in it, it moves to what is next: the
   * first field with an error, or the button.
   */
  const dismiss = useCallback(() => {
    const { activeElement } = document;
    const hadFocus = [summary, outcome].some(({ current }) =>
      current?.contains(activeElement),
    );
    setAnswer(undefined);
    if (hadFocus)
      ref.current
        ?.querySelector<HTMLElement>("[aria-invalid], button")
        ?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) =>
      event.key === "Escape" && dismiss();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [dismiss]);

  /** As the link itself does, without an entry in the browser's history. */
  function focusField(event: MouseEvent, name: RequiredField) {
    const field = ref.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    event.preventDefault();
    field.scrollIntoView();
    field.focus({ preventScroll: true });
  }

  return {
    state,
    answer,
    summary,
    outcome,
    dismiss,
    focusField,
    draft,
    form: { ref, onSubmit, onInput, onFocus },
  };
}
