import { expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const long = "word ".repeat(20_000);

it.each([
  ["case", "HELLO Ökonom ΑΘΗΝΑ", "hello ökonom αθηνα"],
  ["spaces and line breaks", "  hello\r\n\r\n\tthere\u00a0", "hello there"],
  ["what follows 32,768 characters", `${long} and an end`, `${long} and another`],
  ["spaces in a long text", long.replaceAll(" ", "  \n"), long],
  ["a million leading spaces", `${" ".repeat(1_000_000)}hello`, "hello"],
])("ignores %s", (_, one, other) => {
  expect(fingerprint(one)).toBe(fingerprint(other));
  expect(fingerprint(one)).toMatch(/^[\w-]{43}$/);
});

it.each([
  ["other words", "hello there", "hello where"],
  ["joined words", "hello there", "hellothere"],
  ["one lone surrogate for another", "a\uD800", "a\uD801"],
  ["a character cut in half", "ab", "\u6261"],
])("differs for %s", (_, one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});
