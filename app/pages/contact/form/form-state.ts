import type {
  FieldName,
  RequiredField,
} from "../../../../server/contact/fields.ts";
import { type ContactMessage, missingFields } from "./message.ts";
import type { Outcome } from "./send-message.ts";

/** What is wrong with a field. */
export type Fault = "missing" | "malformed";
export type Faults = Readonly<Partial<Record<FieldName, Fault>>>;

/** The states of the form. */
export type FormState =
  | { kind: "idle"; faults: Faults }
  | { kind: "sending" }
  | { kind: "sent"; at: Date; message: ContactMessage }
  | { kind: "failed" };

export type FormEvent =
  | { kind: "submitted"; message: ContactMessage }
  /** The browser does not take the address for one. */
  | { kind: "malformed" }
  | { kind: "answered"; outcome: Outcome; at: Date; message: ContactMessage }
  /** Something was typed; `fault` is what is still wrong. */
  | { kind: "typed"; field: FieldName; fault: Fault | undefined };

export const emptyForm: FormState = { kind: "idle", faults: {} };

/** The state of a form with these fields missing, in form order. */
function incomplete(missing: readonly RequiredField[]): FormState {
  const faults = Object.fromEntries(missing.map((field) => [field, "missing"]));
  return { kind: "idle", faults };
}

function without(faults: Faults, field: FieldName): Faults {
  const { [field]: _, ...others } = faults;
  return others;
}

export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case "submitted": {
      if (state.kind === "sending") return state;
      const missing = missingFields(event.message);
      return missing.length > 0 ? incomplete(missing) : { kind: "sending" };
    }
    case "malformed":
      return { kind: "idle", faults: { email: "malformed" } };
    case "answered":
      return event.outcome === "accepted"
        ? { kind: "sent", at: event.at, message: event.message }
        : { kind: "failed" };
    case "typed":
      if (state.kind === "sent") return emptyForm;
      if (state.kind !== "idle" || state.faults[event.field] === event.fault)
        return state;
      return { kind: "idle", faults: without(state.faults, event.field) };
  }
}
