import { type ContactMessage, missingFields, type RequiredField } from "./message.ts";
import type { Outcome } from "./send-message.ts";

/** The states of the form. */
export type FormState =
  | { kind: "idle"; missing: readonly RequiredField[] }
  | { kind: "sending" }
  | { kind: "sent"; at: Date; message: ContactMessage }
  | { kind: "failed" };

export type FormEvent =
  | { kind: "submitted"; message: ContactMessage }
  | { kind: "answered"; outcome: Outcome; at: Date; message: ContactMessage }
  | { kind: "filledIn"; field: RequiredField };

export const emptyForm: FormState = { kind: "idle", missing: [] };

export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case "submitted": {
      if (state.kind === "sending") return state;
      const missing = missingFields(event.message);
      return missing.length > 0 ? { kind: "idle", missing } : { kind: "sending" };
    }
    case "answered":
      return event.outcome === "accepted"
        ? { kind: "sent", at: event.at, message: event.message }
        : { kind: "failed" };
    case "filledIn":
      if (state.kind === "sent") return emptyForm;
      return state.kind === "idle"
        ? { kind: "idle", missing: state.missing.filter((field) => field !== event.field) }
        : state;
  }
}
