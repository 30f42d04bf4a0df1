import { describe, expect, it } from "vitest";
import { emptyForm, type FormState, nextState } from "./form-state.ts";

const message = { name: "Asha", email: "a@b.example", projectType: "", message: "Hello", website: "" };
const sending: FormState = { kind: "sending" };

describe("nextState", () => {
  it("sends a message that has what it needs", () => {
    expect(nextState(emptyForm, { kind: "submitted", message })).toEqual(sending);
  });

  it("sends nothing while a required field is blank, and says which", () => {
    const blank = { ...message, name: " ", message: "" };
    expect(nextState(emptyForm, { kind: "submitted", message: blank })).toEqual({
      kind: "idle",
      missing: ["name", "message"],
    });
  });

  it("does not send twice", () => {
    expect(nextState(sending, { kind: "submitted", message })).toBe(sending);
  });

  it("is sent only when the message was accepted", () => {
    expect(nextState(sending, { kind: "answered", outcome: "accepted" })).toEqual({ kind: "sent" });
    expect(nextState(sending, { kind: "answered", outcome: "refused" })).toEqual({ kind: "failed" });
    expect(nextState(sending, { kind: "answered", outcome: "unreachable" })).toEqual({ kind: "failed" });
  });

  it("can be sent again after a failure, and again after a success", () => {
    for (const kind of ["failed", "sent"] as const) {
      expect(nextState({ kind }, { kind: "submitted", message })).toEqual(sending);
    }
  });

  it("takes the mark off a field that has been filled in", () => {
    const marked: FormState = { kind: "idle", missing: ["name", "email"] };
    expect(nextState(marked, { kind: "filledIn", field: "name" })).toEqual({
      kind: "idle",
      missing: ["email"],
    });
  });
});
