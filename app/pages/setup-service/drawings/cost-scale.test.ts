import { expect, it } from "vitest";
import { costScale, crossingMonth, dollarRange, thousands } from "./cost-scale.ts";

it.each([
  [10000, 5000, 24],
  [25000, 15000, 20],
  [10000, 15000, 8],
  [25000, 5000, 60],
])("finds where a setup of %d meets a rent of %d a year: month %d", (setup, rent, month) =>
  expect(crossingMonth(setup, rent)).toBe(month),
);

it("keeps the dearest line inside the frame", () => {
  const scale = costScale(
    { years: 5, setupUsd: [10000, 25000], saasUsdPerYear: [5000, 15000] },
    { left: 0, right: 600, top: 0, bottom: 400 },
  );
  expect(scale.x(60)).toBe(600);
  expect(scale.y(0)).toBe(400);
  expect(scale.y(75000)).toBeGreaterThan(0);
});

it("writes amounts as the axis wants them", () => {
  expect([0, 25000].map(thousands)).toEqual(["0", "$25k"]);
});

it("adds up what is paid over some years", () => {
  expect(dollarRange([5000, 15000], 3)).toBe("$15,000–$45,000");
});
