import Color from "colorjs.io";
import { expect, it } from "vitest";
import { colour, colourSets } from "./colours.ts";
import { checkColours, colourProblems } from "./contrast.ts";
import {
  type ColourSets,
  readColours,
  type Scheme,
  type Token,
} from "./read-tokens.ts";

/** The site's colours with another value for one token of the page. */
const withColour = (
  token: Token,
  scheme: Scheme,
  value: string,
): ColourSets => ({
  ...colourSets,
  page: new Map(colourSets.page).set(token, {
    ...colour(token),
    [scheme]: value,
  }),
});

it("accepts the site's colours", () => {
  expect(colourProblems(colourSets)).toEqual([]);
});

it("rejects an illegible colour with its token, pair and ratio, and the nearest legible one", () => {
  const bad = "#e2a014";
  const [problem = ""] = colourProblems(
    withColour("--signal-text", "light", bad),
  );
  const paper = colour("--paper").light;
  const ratio = Math.floor(new Color(bad).contrastWCAG21(paper) * 100) / 100;
  expect(problem).toContain(
    `page light: --signal-text ${bad} on --paper ${paper}: ${ratio} to 1, text needs 4.5`,
  );
  const good =
    /The nearest --signal-text that passes: (#\w+)/.exec(problem)?.[1] ?? "";
  expect(colourProblems(withColour("--signal-text", "light", good))).toEqual(
    [],
  );
});

it("suggests another fill for text on the brand's colour", () => {
  const [problem] = colourProblems(
    withColour("--signal-fill", "dark", colour("--on-signal").dark),
  );
  expect(problem).toMatch(
    /^page dark: --on-signal .+ text needs 4\.5\. The nearest --signal-fill that passes: #/,
  );
});

it("fails the build", () => {
  expect(() =>
    checkColours(withColour("--muted", "light", colour("--paper").light)),
  ).toThrow(
    "app/styles/tokens.css, or brand in content/site.yaml: too little contrast",
  );
});

it("names a token that is not hexadecimal, which it could not check", () => {
  expect(() =>
    readColours(":root { --signal: light-dark(oklch(60% 0.1 20), #fff) }"),
  ).toThrow("--signal");
});
