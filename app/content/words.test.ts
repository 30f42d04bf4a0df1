import { expect, it } from "vitest";
import { roomFor } from "./schema/parts.ts";
import { slugIn } from "./slugify.ts";
import { titleLength, titleProblem } from "./title-length.ts";

const { least, most } = titleLength;

it.each([
  ["Fees & taxes", "fees-taxes"],
  ["São Paulo", "sao-paulo"],
  ["2–4 weeks", "2-4-weeks"],
  ["Shopify’s plan", "shopifys-plan"],
  ["Rules, or a “model”?", "rules-or-a-model"],
  ["Straßenbau", "strassenbau"],
  ["Łódź, Ærø", "lodz-aero"],
  ["Jörg Müller", "jorg-muller"],
  ["Москва", "москва"],
])("turns %s into %s", (text, slug) => expect(slugIn("en", text)).toBe(slug));

it("writes umlauts in addresses as German does, if the site is German", () => {
  expect(slugIn("de", "Jörg Müller, Straßen- und Ägyptenbau")).toBe(
    "joerg-mueller-strassen-und-aegyptenbau",
  );
  // As macOS writes file names.
  expect(slugIn("de", "Müller".normalize("NFD"))).toBe("mueller");
});

it.each([
  ["en", 24, 24],
  ["de", 24, 32],
  ["fi", 42, 56],
  // Search engines and social cards cut every language alike.
  ["de", 160, 160],
])("in %s, a text of at most %d letters has %d", (language, limit, most) => {
  expect(roomFor(limit, language)).toBe(most);
});

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
