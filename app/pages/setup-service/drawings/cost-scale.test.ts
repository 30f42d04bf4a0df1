import { expect, it } from "vitest";
import { costScale, thousands } from "./cost-scale.ts";

it("keeps the line of the highest cost inside the frame", () => {
  const scale = costScale(
    { years: 5, setupUsd: [10000, 25000], saasUsdPerYear: [5000, 15000] },
    { left: 0, right: 600, top: 0, bottom: 400 },
  );
  expect(scale.x(60)).toBe(600);
  expect(scale.y(0)).toBe(400);
  expect(scale.y(75000)).toBeGreaterThan(0);
});

it("formats amounts for the axis", () => {
  expect([0, 25000].map(thousands)).toEqual(["0", "$25k"]);
});
