import { describe, expect, it } from "vitest";
import { emptyForm, type FormState, nextState } from "./form-state.ts";

const message = { name: "Asha", email: "a@b.example", projectType: "", message: "Hello", website: "" };
const sending: FormState = { kind: "sending" };
const at = new Date(0);

describe("nextState", () => {
  it("sends a complete message", () => {
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
    expect(nextState(sending, { kind: "answered", outcome: "accepted", at })).toEqual({ kind: "sent", at });
    expect(nextState(sending, { kind: "answered", outcome: "refused", at })).toEqual({ kind: "failed" });
    expect(nextState(sending, { kind: "answered", outcome: "unreachable", at })).toEqual({ kind: "failed" });
  });

  it("can be sent again after a failure, and again after a success", () => {
    const ended: FormState[] = [{ kind: "failed" }, { kind: "sent", at }];
    for (const state of ended) expect(nextState(state, { kind: "submitted", message })).toEqual(sending);
  });

  it("removes the stamp when the visitor starts the next message", () => {
    expect(nextState({ kind: "sent", at }, { kind: "filledIn", field: "name" })).toEqual(emptyForm);
  });

  it("removes the error mark from a field once it is filled in", () => {
    const marked: FormState = { kind: "idle", missing: ["name", "email"] };
    expect(nextState(marked, { kind: "filledIn", field: "name" })).toEqual({
      kind: "idle",
      missing: ["email"],
    });
  });
});
