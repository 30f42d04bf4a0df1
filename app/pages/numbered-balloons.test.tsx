import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { industryDrawing } from "./industry/industry-drawing.ts";
import { productDrawing } from "./product/product-drawing.ts";

const five = ["one", "two", "three", "four", "five"];
const drawings = [
  ...["logistics", "e-commerce", "healthcare", "fintech", "saas", "unknown"].map(
    (key) => [key, industryDrawing(key), five] as const,
  ),
  ...["algohr", "algochat", "another"].map((key) => [key, productDrawing(key), [...five, "six"]] as const),
];

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
