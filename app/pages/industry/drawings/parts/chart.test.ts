import { expect, it } from "vitest";
import { scale, stepped } from "./chart.tsx";

it("scales a value to its position, inverted on request", () => {
  expect(scale(0, 10, 100, 200)(5)).toBe(150);
  expect(scale(0, 10, 300, 100)(10)).toBe(100);
});

it("holds a level until the next reading", () => {
  const points = [
    [0, 5],
    [1, 7],
    [2, 4],
  ] as const;
  expect(stepped(points)).toEqual([
    [0, 5],
    [1, 5],
    [1, 7],
    [2, 7],
    [2, 4],
  ]);
});
