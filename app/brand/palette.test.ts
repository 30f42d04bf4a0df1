import Color from "colorjs.io";
import { describe, expect, it } from "vitest";
import { projectFile } from "../content/content-files.ts";
import { colourProblems } from "./contrast.ts";
import { brandColours, brandTokens } from "./palette.ts";
import { readColours } from "./read-tokens.ts";

const css = projectFile("app/styles/tokens.css");
const design = readColours(css);

/** The same colours in every run. */
function* randomColours(count: number): Generator<string> {
  let state = 20_261_118;
  for (let index = 0; index < count; index += 1) {
    state = (state * 48_271) % (2 ** 31 - 1);
    yield `#${(state % 2 ** 24).toString(16).padStart(6, "0")}`;
  }
}

const awkward = [
  "#ffe600",
  "#050505",
  "#fdfdfd",
  "#808080",
  "#0000ff",
  "#00ff00",
  "#ff00ff",
  "#e23d14",
];

it.each([...awkward, ...randomColours(24)])(
  "a brand of %s is legible on every surface of both schemes",
  (colour) => {
    expect(colourProblems(brandColours(design, { colour }))).toEqual([]);
  },
);

describe("the colours of a brand", () => {
  it("have the brand's own colour wherever it is legible", () => {
    const { page } = brandColours(design, { colour: "#0a6b4f" });
    for (const token of ["--signal", "--signal-text", "--signal-fill"] as const)
      expect(page.get(token)?.light).toBe("#0a6b4f");
    expect(page.get("--on-signal")?.light).toBe("#ffffff");
    const yellow = brandColours(design, { colour: "#ffe600" }).page;
    expect(yellow.get("--signal")?.dark).toBe("#ffe600");
  });

  it("darken a yellow to gold, and keep the hue of others", () => {
    const hueOf = (colour: string, scheme: "light" | "dark") =>
      new Color(
        brandColours(design, { colour }).page.get("--signal-text")?.[scheme] ??
          "",
      ).oklch.h ?? 0;
    expect(hueOf("#ffe600", "light")).toBeLessThan(90);
    for (const colour of ["#6d28d9", "#0a6b4f"])
      expect(
        Math.abs(hueOf(colour, "dark") - (new Color(colour).oklch.h ?? 0)),
      ).toBeLessThan(12);
  });

  it("turn papers, inks and lines to the hue of a cool brand, and to grey for a grey one", () => {
    const violet = brandColours(design, { colour: "#6d28d9" }).page;
    for (const [token, { light, dark }] of design.page) {
      if (token === "--on-signal") continue;
      expect([token, violet.get(token)?.light]).not.toEqual([token, light]);
      expect([token, violet.get(token)?.dark]).not.toEqual([token, dark]);
    }
    const grey =
      brandColours(design, { colour: "#808080" }).page.get("--paper")?.dark ??
      "";
    expect(new Set(grey.slice(1).match(/../g)).size).toBe(1);
  });

  it("leave what the owner chooses, and fit the others to it", () => {
    const overrides = {
      paper: { light: "#ffffff" },
      signal: { dark: "#ffffff" },
    };
    const { page } = brandColours(design, { colour: "#0a6b4f", overrides });
    expect(page.get("--paper")?.light).toBe("#ffffff");
    expect(page.get("--other-paper")?.dark).toBe("#ffffff");
    expect(page.get("--signal")?.dark).toBe("#ffffff");
    expect(page.get("--signal")?.light).toBe("#0a6b4f");
    const alone = brandColours(design, { overrides }).page;
    expect(alone.get("--ink")).toEqual(design.page.get("--ink"));
  });
});

it("without a brand, the tokens are those of the design, byte for byte; with one, only its colours differ", () => {
  expect(brandTokens(css, undefined)).toBe(css);
  expect(brandTokens(css, { logo: "logo.svg" })).toBe(css);
  const branded = brandTokens(css, { colour: "#6d28d9" });
  const without = (text: string) => text.replace(/light-dark\([^)]+\)/g, "");
  expect(without(branded)).toBe(without(css));
  expect(readColours(branded)).toEqual(
    brandColours(design, { colour: "#6d28d9" }),
  );
});
