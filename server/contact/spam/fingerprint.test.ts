import { describe, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";

describe("fingerprint", () => {
  it("is short, and the same for the same text", () => {
    expect(fingerprint("Hello there")).toMatch(/^[\w-]{43}$/);
    expect(fingerprint("Hello there")).toBe(fingerprint("Hello there"));
  });

  it.each([
    ["case", "HELLO Ökonom ΑΘΗΝΑ", "hello ökonom αθηνα"],
    ["spaces and line breaks", "  hello\r\n\r\n\tthere\u00a0", "hello there"],
  ])("ignores %s", (_, one, other) => {
    expect(fingerprint(one)).toBe(fingerprint(other));
  });

  it.each([
    ["other words", "hello there", "hello where"],
    ["joined words", "hello there", "hellothere"],
    ["one lone surrogate for another", "a\uD800", "a\uD801"],
    ["a character cut in half", "ab", "\u6261"],
  ])("differs for %s", (_, one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  it("covers the first 32,768 characters, after white space is collapsed", () => {
    const long = "word ".repeat(20_000);
    expect(fingerprint(`${long} and an end`)).toBe(fingerprint(`${long} and another`));
    expect(fingerprint(long.replaceAll(" ", "  \n "))).toBe(fingerprint(long));
  });

  it("is not affected by a million leading spaces", () => {
    expect(fingerprint(`${" ".repeat(1_000_000)}hello`)).toBe(fingerprint("hello"));
  });
});
