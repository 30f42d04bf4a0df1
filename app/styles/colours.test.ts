import { describe, expect, it } from "vitest";
import { colour, inScheme, penRules } from "./colours.ts";

describe("the colours of the style sheet", () => {
  it("are those of the page, in both schemes, not those of the dark sheet", () => {
    expect(colour("--paper")).toEqual({ light: "#f2efe6", dark: "#0d2a45" });
    expect(colour("--ink").light).toBe("#15181e");
  });

  it("stop whoever asks for one that is not there", () => {
    expect(() => colour("--mauve")).toThrow("--mauve");
  });

  it("stand in for custom properties", () => {
    expect(inScheme("light", "stroke: var(--ink); fill: var(--signal);")).toBe(
      "stroke: #15181e; fill: #e23d14;",
    );
    expect(inScheme("light", "fill: var(--ground, var(--paper))")).toBe("fill: #f2efe6");
    expect(inScheme("dark", "font: 12px var(--mono)")).toBe("font: 12px var(--mono)");
  });
});

it("knows the pens", () => {
  expect(penRules.get("s")).toBe("stroke: var(--signal);");
});
