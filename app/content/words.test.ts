import { expect, it } from "vitest";
import { parseWeeks } from "./duration.ts";
import { slugify } from "./slugify.ts";
import { titleLength, titleProblem } from "./title-length.ts";

const { least, most } = titleLength;

it.each([
  ["8–12 weeks", { words: "8–12 weeks", from: 8, to: 12 }],
  ["two-way 3-6 months", { words: "3-6 months", from: 13, to: 26 }],
  ["14 days", { words: "14 days", from: 2, to: 2 }],
  ["4–6 people", undefined],
])("reads a span of weeks from %j", (text, weeks) =>
  expect(parseWeeks(text)).toEqual(weeks),
);

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
