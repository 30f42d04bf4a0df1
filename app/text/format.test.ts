import { describe, expect, it } from "vitest";
import { hideCode, showCode } from "./code.ts";
import { format, formatOptional } from "./format.ts";
import { bracesIn, isPlain, namesIn } from "./parse.ts";

const thirteen = { number: 13, words: "thirteen", figure: "(13)" };

describe("format", () => {
  it.each([
    ["{count} km", { count: 1740 }, "1,740 km"],
    ["{count} of {count, number}", { count: thirteen }, "thirteen of (13)"],
    ["{count, number, percent}", { count: 0.5 }, "50%"],
    [
      "{count, plural, =13 {a dozen} one {#} other {#}}",
      { count: thirteen },
      "a dozen",
    ],
    [
      "{count, plural, one {# and {count}} other {#s and {count}}}",
      { count: thirteen },
      "13s and thirteen",
    ],
    ["{name}", { name: "{name} '{' <b>" }, "{name} '{' <b>"],
    ["it's ''{name}'' '{name}'", { name: "x" }, "it's 'x' {name}"],
    ["<b>{name}</b>", { name: "x" }, "<b>x</b>"],
    ["{chat, select, none {no} other {our}} chat", { chat: null }, "no chat"],
    ["{chat, select, none {no} other {our}} chat", { chat: "x" }, "our chat"],
  ])("%j", (text, values, said) => {
    expect(format(text, values, "en")).toBe(said);
  });

  it("uses the plurals and figures of the language", () => {
    const text =
      "{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
    const said = [1, 3, 5000].map((n) => format(text, { n }, "pl"));
    expect(said).toEqual(["1 plik", "3 pliki", "5000 plików"]);
    expect(format("{n}", { n: 12345 }, "de")).toBe("12.345");
  });

  it.each(["our {blog}", "our {blog, select, other {blog}}"])(
    "%j says nothing without a blog",
    (text) => {
      expect(formatOptional(text, { blog: null }, "en")).toBe(null);
      expect(format(text, { blog: null }, "en")).toBe("our ");
      expect(formatOptional(text, { blog: "blog" }, "en")).toBe("our blog");
    },
  );
});

it("code is no part of a message", () => {
  const line = "a `{b}` in 'c' and `it's`";
  expect(isPlain(hideCode(line))).toBe(true);
  expect(showCode(hideCode(line))).toBe(line);
});

it("names and braces of a text", () => {
  const text = "{A} of {b, plural, one {{c}} other {d}}";
  expect(namesIn(text)).toEqual(["A", "b", "c"]);
  expect(bracesIn(text)).toEqual([
    { written: "{A}", name: "A" },
    { written: "{b, plural, one {{c}} other {d}}", name: "b" },
  ]);
});
