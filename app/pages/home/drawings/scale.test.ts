import { expect, it } from "vitest";
import { type Scale, scalePosition, scaleTicks } from "./scale.ts";

const even: Scale = {
  kind: "even",
  end: 20,
  major: 4,
  minor: 1,
  value: 8,
  marks: ["0", "8"],
};
const decades: Scale = {
  kind: "decades",
  start: 1e3,
  end: 1e7,
  value: 1e6,
  marks: ["1k", "1M"],
};

it("draws a value and its divisions to scale, even or logarithmic", () => {
  expect(scalePosition(even)).toBe(40);
  expect(scalePosition(decades)).toBeCloseTo(75);
  const divisions = (scale: Scale) =>
    scaleTicks(scale).flatMap(({ at, major }) =>
      major ? [Math.round(at)] : [],
    );
  expect(divisions(even)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(divisions(decades)).toEqual([0, 25, 50, 75, 100]);
});
