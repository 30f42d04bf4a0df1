import { expect, it } from "vitest";
import { slugify } from "./slugify.ts";
import { titleLength, titleProblem } from "./title-length.ts";

const { least, most } = titleLength;

it.each([
  ["Fees & taxes", "fees-taxes"],
  ["São Paulo", "sao-paulo"],
  ["2–4 weeks", "2-4-weeks"],
  ["Shopify’s plan", "shopifys-plan"],
  ["Rules, or a “model”?", "rules-or-a-model"],
  ["Москва", "москва"],
])("turns %s into %s", (text, slug) => expect(slugify(text)).toBe(slug));

it.each(["x", "Ax", "A brand of many letters"])(
  "limits a title, without counting the brand %j",
  (brand) => {
    expect(titleProblem("x".repeat(least), brand)).toBeUndefined();
    expect(
      titleProblem(`${brand}: ${"x".repeat(most - 2)}`, brand),
    ).toBeUndefined();
    expect(titleProblem("x".repeat(most + 1), brand)).toBe(
      `has ${most + 1} characters without the brand: write ${least} to ${most}`,
    );
    expect(titleProblem("x".repeat(least - 1), brand)).toContain(
      `has ${least - 1} characters`,
    );
  },
);
