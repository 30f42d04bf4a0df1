import { describe, expect, it } from "vitest";
import { colour, inScheme, isColour, penRules } from "./colours.ts";
import { readColours } from "./read-tokens.ts";

const css = `
:root { color-scheme: light dark; --paper: light-dark(#FFF,
      #123456); --line:light-dark(#15181e29,#eaf2f82e);
  --gap: 1rem; @media (prefers-contrast: more) { --line: var(--paper) } }
@media screen{.dark-sheet{--paper:light-dark(#111,#222)}}
@media print { :root { --paper: #fff } }
@media (forced-colors: active) { svg { --paper: Canvas } }`;

describe("the tokens of a style sheet, in any formatting", () => {
  const { page, "dark sheet": darkSheet, print } = readColours(css);

  it("are read in both schemes, with their opacity", () => {
    expect([...page]).toEqual([
      ["--paper", { light: "#fff", dark: "#123456" }],
      ["--line", { light: "#15181e29", dark: "#eaf2f82e" }],
    ]);
  });

  it("are separate for the page, the dark sheet and print", () => {
    expect([...darkSheet]).toEqual([["--paper", { light: "#111", dark: "#222" }]]);
    expect([...print]).toEqual([["--paper", { light: "#fff", dark: "#fff" }]]);
  });

  it("are rejected by name if they are not hexadecimal", () => {
    expect(() => readColours(":root { --signal: light-dark(oklch(60% 0.1 20), #fff) }")).toThrow("--signal");
  });
});

describe("the colours of the site", () => {
  const paper = colour("--paper");
  const ink = colour("--ink");

  it("reject a token that does not exist", () => {
    expect(isColour("--mauve")).toBe(false);
    expect(() => colour("--mauve")).toThrow("--mauve");
  });

  it("replace custom properties", () => {
    expect(inScheme("light", "stroke: var(--ink); fill: var(--paper);")).toBe(
      `stroke: ${ink.light}; fill: ${paper.light};`,
    );
    expect(inScheme("dark", "fill: var(--ground, var(--paper))")).toBe(`fill: ${paper.dark}`);
    expect(inScheme("dark", "font: 12px var(--mono)")).toBe("font: 12px var(--mono)");
  });
});

it("knows the colours of the pens", () => {
  expect(penRules.get("s")).toBe("stroke: var(--signal);");
  expect(penRules.has("dwg")).toBe(false);
  expect(penRules.has("drw")).toBe(false);
});
