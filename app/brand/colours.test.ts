import { expect, it } from "vitest";
import { colour, inScheme } from "./colours.ts";
import { readColours } from "./read-tokens.ts";

it("reads tokens in both schemes, separately for the page, the dark sheet and print, in any formatting", () => {
  const sets = readColours(`
:root { color-scheme: light dark; --paper: light-dark(#FFF,
      #123456); --line:light-dark(#15181e29,#eaf2f82e);
  --gap: 1rem; @media (prefers-contrast: more) { --line: var(--paper) } }
@media screen{.dark-sheet{--paper:light-dark(#111,#222)}}
@media print { :root { --paper: #fff } }
@media (forced-colors: active) { svg { --paper: Canvas } }`);
  expect([...sets.page]).toEqual([
    ["--paper", { light: "#fff", dark: "#123456" }],
    ["--line", { light: "#15181e29", dark: "#eaf2f82e" }],
  ]);
  expect([...sets["dark sheet"]]).toEqual([["--paper", { light: "#111", dark: "#222" }]]);
  expect([...sets.print]).toEqual([["--paper", { light: "#fff", dark: "#fff" }]]);
});

it("names a token that is not hexadecimal, and one that does not exist", () => {
  expect(() => readColours(":root { --signal: light-dark(oklch(60% 0.1 20), #fff) }")).toThrow("--signal");
  expect(() => colour("--mauve")).toThrow("--mauve");
});

it("replaces custom properties where there are none, as on social cards", () => {
  const css = "stroke: var(--ink); fill: var(--ground, var(--paper)); font: 12px var(--mono)";
  expect(inScheme("dark", css)).toBe(
    `stroke: ${colour("--ink").dark}; fill: ${colour("--paper").dark}; font: 12px var(--mono)`,
  );
});
