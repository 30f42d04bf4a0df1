import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { portfolioSchema } from "./schema.ts";

it("has a CSS rule for each category that content may have, for visitors without scripts", () => {
  const css = readFileSync(
    path.join(import.meta.dirname, "portfolio-filter.css"),
    "utf8",
  );
  const rules = [
    ...css.matchAll(/nth-of-type\((\d)\):target.*?~="n(\d)"/gs),
  ].map(([, button, name]) => [Number(button) - 1, Number(name)]);
  const most = Array.from({ length: 8 }, (_, index) => `Category ${index + 1}`);
  expect(rules).toEqual(most.map((_, index) => [index + 1, index + 1]));
  expect(portfolioSchema.shape.categories.safeParse(most).success).toBe(true);
  expect(
    portfolioSchema.shape.categories.safeParse([...most, "One more"]).success,
  ).toBe(false);
});
