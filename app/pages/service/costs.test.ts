import { expect, it } from "vitest";
import { crossingMonth, dollarRange } from "./costs.ts";

it.each([
  [10000, 5000, 24],
  [25000, 15000, 20],
  [10000, 15000, 8],
  [25000, 5000, 60],
])("finds where a setup of %d meets a rent of %d a year: month %d", (setup, rent, month) =>
  expect(crossingMonth(setup, rent)).toBe(month),
);

it("adds up the payments over several years", () => {
  expect(dollarRange([5000, 15000], 3)).toBe("$15,000–$45,000");
});
