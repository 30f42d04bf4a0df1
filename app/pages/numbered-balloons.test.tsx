import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawingsByKey } from "../drawings/drawing-by-key.ts";
import { industryDrawing } from "./industry/industry-drawing.ts";
import { productDrawing } from "./product/product-drawing.ts";

const five = ["one", "two", "three", "four", "five"];
const six = [...five, "six"];
type Drawing = ComponentType<{ labels: readonly string[]; description: string }>;
const industries = drawingsByKey(
  import.meta.glob<Drawing>("./industry/drawings/*.tsx", { eager: true, import: "default" }),
);
const products = drawingsByKey(
  import.meta.glob<Drawing>("./product/drawings/*.tsx", { eager: true, import: "default" }),
);
const drawings = [
  ...[...industries].map(([key, Drawing]) => [`industry ${key}`, Drawing, five] as const),
  ...[...products].map(([key, Drawing]) => [`product ${key}`, Drawing, six] as const),
];

it("finds every drawing by its key, and the default for another key", () => {
  for (const [key, Drawing] of industries) expect(industryDrawing(key)).toBe(Drawing);
  for (const [key, Drawing] of products) expect(productDrawing(key)).toBe(Drawing);
  expect(industryDrawing("another")).toBe(industries.get("default"));
  expect(productDrawing("another")).toBe(products.get("default"));
});

describe.each(drawings)("the drawing of %s", (_, Drawing, labels) => {
  const markup = renderToStaticMarkup(<Drawing labels={labels} description="What it shows" />);

  it("has one numbered balloon for each label, in order", () => {
    const numbers = [...markup.matchAll(/class="bn"[^>]*>(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(labels.map((_, index) => index + 1));
    for (const label of labels) expect(markup).toContain(`>${label}</text>`);
  });

  it("stays under 8 KB, with a text alternative and no style attribute", () => {
    expect(Buffer.byteLength(markup)).toBeLessThan(8 * 1024);
    expect(markup).toContain('role="img" aria-label="What it shows"');
    expect(markup).not.toContain("style=");
  });

  it("names no group twice", () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
