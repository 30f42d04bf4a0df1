import Color from "colorjs.io";
import { describe, expect, it } from "vitest";
import { checkColours, colourProblems } from "./check-colours.ts";
import { colour, colourSets } from "./colours.ts";
import type { ColourSets, Token } from "./read-tokens.ts";

/** The site's colours with another value for one token of the page. */
const withColour = (token: Token, scheme: "light" | "dark", value: string): ColourSets => ({
  ...colourSets,
  page: new Map(colourSets.page).set(token, { ...colour(token), [scheme]: value }),
});

describe("the contrast check of the build", () => {
  it("accepts the site's colours", () => {
    expect(colourProblems(colourSets)).toEqual([]);
  });

  it("rejects an illegible brand colour with its token, pair and ratio, and the nearest legible one", () => {
    const bad = "#e2a014";
    const [problem = "", ...others] = colourProblems(withColour("--signal-text", "light", bad));
    expect(others.filter((other) => !other.startsWith("--signal-text (print"))).toEqual([]);
    const paper = colour("--paper").light;
    const ratio = Math.floor(new Color(bad).contrastWCAG21(paper) * 100) / 100;
    expect(problem).toMatch(/^--signal-text \(paper, light\):\n/);
    expect(problem).toContain(`--signal-text ${bad} on --paper ${paper}: ${ratio} to 1, text needs 4.5`);
    const good = /The nearest --signal-text that passes: (#\w+)/.exec(problem)?.[1] ?? "";
    expect(colourProblems(withColour("--signal-text", "light", good))).toEqual([]);
    // It keeps the hue.
    const [red = 0, green = 0, blue = 0] = new Color(good).coords.map(Number);
    expect(red > green && green > blue).toBe(true);
  });

  it("suggests another fill for text on the brand's colour", () => {
    const [problem] = colourProblems(withColour("--signal-fill", "dark", colour("--on-signal").dark));
    expect(problem).toMatch(/^--signal-fill \(blueprint, dark\):\n {2}--on-signal .+ needs 4\.5/);
    expect(problem).toContain("The nearest --signal-fill that passes: #");
  });

  it("fails the build", () => {
    expect(() => checkColours(withColour("--muted", "light", colour("--paper").light))).toThrow(
      "app/styles/tokens.css: too little contrast",
    );
  });
});
