import { describe, expect, it } from "vitest";
import { RetryKey } from "./retry-key.ts";

const message = { name: "Asha", email: "a@b.example", projectType: "", message: "Hello", website: "" };

describe("RetryKey", () => {
  it("stays the same for the same message", () => {
    const key = new RetryKey();
    expect(key.of({ ...message })).toBe(key.of({ ...message }));
  });

  it("changes with the message", () => {
    const key = new RetryKey();
    expect(key.of({ ...message, projectType: "saas" })).not.toBe(key.of(message));
  });

  it("changes for the same message once it was accepted", () => {
    const key = new RetryKey();
    const first = key.of(message);
    key.forget();
    expect(key.of(message)).not.toBe(first);
  });

  it("is long enough to be unique", () => {
    expect(new RetryKey().of(message)).toMatch(/^[0-9a-f]{32}$/);
  });
});
