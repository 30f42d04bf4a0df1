import { expect, it } from "vitest";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { excerpt } from "./excerpt.ts";

it("never exceeds the limit, even if characters are escaped", () => {
  expect(excerpt("\u009B".repeat(10), 80)).toEqual({ words: "[U+009B]".repeat(10), cut: false });
  expect(excerpt("\u009B".repeat(11), 80)).toEqual({ words: "[U+009B]".repeat(10), cut: true });
  for (const text of troublesomeStrings(500)) {
    const { words, cut } = excerpt(text, 40);
    expect(words.length).toBeLessThanOrEqual(40);
    expect(words.isWellFormed()).toBe(true);
    if (!cut) expect(words).toBe(excerpt(text, 1_000_000).words);
  }
});

it("never splits a character", () => {
  expect(excerpt("😀😀😀", 6)).toEqual({ words: "😀😀😀", cut: false });
  expect(excerpt("😀😀😀", 5)).toEqual({ words: "😀😀", cut: true });
});
