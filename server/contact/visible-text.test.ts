import { expect, it } from "vitest";
import { visibleLine, visibleText } from "./visible-text.ts";

it("makes characters visible that a program would interpret", () => {
  expect(visibleText("a\0b\u001B[2J\u007F\u009B\u202Etxt\u2028")).toBe(
    "a␀b␛[2J␡[U+009B][U+202E]txt[U+2028]",
  );
  expect(visibleText("a\uD800b\uDFFFc")).toBe("a\uFFFDb\uFFFDc");
});

it("keeps line breaks, tabs, emoji and the letters of every script", () => {
  expect(visibleText("one\r\ntwo\n\tthree")).toBe("one\ntwo\n\tthree");
  const text = "नमस्ते שלום مرحبا 👩🏽‍💻 ≤ 3 €";
  expect(visibleText(text)).toBe(text);
});

it("turns text into one line, cut between characters", () => {
  expect(visibleLine(" one\r\ntwo\tthree ")).toBe("one two three");
  expect(visibleLine("😀😀😀😀", 3)).toBe("😀😀…");
  expect(visibleLine("abc", 3)).toBe("abc");
  expect(visibleLine(`a${" ".repeat(99)}b`, 4)).toBe("a  …");
  expect(visibleLine("\r\na\r\nb\r\nc\r\nd", 4)).toBe("a b…");
  expect(visibleLine(" ".repeat(99).concat("abc"), 4)).toBe("abc");
});
