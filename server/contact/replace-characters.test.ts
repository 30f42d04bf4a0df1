import { expect, it } from "vitest";
import { createReplacer } from "./replace-characters.ts";

const replace = createReplacer({ "&": "&amp;", "\0": "\uFFFD", "\u202E": "[U+202E]", "\n": "" });

it.each([
  ["nothing to replace", "Grüße 👩🏽‍💻 नमस्ते", "Grüße 👩🏽‍💻 नमस्ते"],
  ["an empty text", "", ""],
  ["one character", "a&b", "a&amp;b"],
  ["nothing else", "&&\0", "&amp;&amp;\uFFFD"],
  ["a character to drop", "a\n\nb", "ab"],
  ["a high character", "\u202E&", "[U+202E]&amp;"],
  ["lone surrogates beside it", "\uD800&\uDC00", "\uD800&amp;\uDC00"],
])("replaces in %s", (_, text, expected) => {
  expect(replace(text)).toBe(expected);
});

it("replaces all matches in a long text, including emoji", () => {
  const part = `${"x".repeat(4093)}😀&`;
  expect(replace(part.repeat(20))).toBe(part.replaceAll("&", "&amp;").repeat(20));
});
