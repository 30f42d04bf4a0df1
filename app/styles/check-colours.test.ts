import { describe, expect, it } from "vitest";
import { checkColours, colourProblems } from "./check-colours.ts";
import { contrast, nearestThat, parseHex, toHex } from "./colour-maths.ts";
import { colour, colourSheets } from "./colours.ts";
import type { ColourSheets, Token } from "./read-tokens.ts";

/** The site's colours with another value for one token of the page. */
const withColour = (token: Token, scheme: "light" | "dark", value: string): ColourSheets => ({
  ...colourSheets,
  page: new Map(colourSheets.page).set(token, { ...colour(token), [scheme]: value }),
});

describe("contrast", () => {
  it.each([
    ["#000", "#fff", 21],
    ["#777", "#fff", 4.478],
    ["#767676", "#fff", 4.542],
    ["#ffffff80", "#000", 5.318],
  ])("of %s on %s is computed as in WCAG", (text, ground, ratio) => {
    expect(contrast(parseHex(text), parseHex(ground))).toBeCloseTo(ratio, 2);
  });
});

describe("the nearest colour that passes", () => {
  it("keeps the hue and changes as little as possible", () => {
    const white = parseHex("#fff");
    const blue = parseHex("#1e90ff");
    const found = nearestThat((tried) => contrast(tried, white) >= 4.5, blue);
    expect(found && contrast(found, white)).toBeGreaterThanOrEqual(4.5);
    expect(found && contrast(found, white)).toBeLessThan(4.7);
    expect(found && found.b > found.g && found.g > found.r).toBe(true);
  });

  it("is undefined if no lightness passes", () => {
    expect(nearestThat(() => false, parseHex("#1e90ff"))).toBeUndefined();
  });
});

describe("the contrast check of the build", () => {
  it("accepts the site's colours", () => {
    expect(colourProblems(colourSheets)).toEqual([]);
  });

  it("rejects an illegible brand colour with its token, pair and ratio, and the nearest legible one", () => {
    const bad = "#e2a014";
    const [problem = "", ...others] = colourProblems(withColour("--signal-text", "light", bad));
    expect(others.filter((other) => !other.startsWith("--signal-text (print"))).toEqual([]);
    const paper = colour("--paper").light;
    const ratio = Math.floor(contrast(parseHex(bad), parseHex(paper)) * 100) / 100;
    expect(problem).toMatch(/^--signal-text \(paper, light\):\n/);
    expect(problem).toContain(`--signal-text ${bad} on --paper ${paper}: ${ratio} to 1, text needs 4.5`);
    const good = /The nearest --signal-text that passes: (#\w+)/.exec(problem)?.[1] ?? "";
    expect(colourProblems(withColour("--signal-text", "light", good))).toEqual([]);
    expect(toHex(parseHex(good))).toBe(good);
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
