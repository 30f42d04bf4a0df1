import { describe, expect, it } from "vitest";
import { type Scale, scalePosition, scaleTicks } from "./scale.ts";

const even: Scale = { kind: "even", end: 20, major: 4, minor: 1, value: 8, marks: ["0", "8"] };
const decades: Scale = { kind: "decades", start: 1e3, end: 1e7, value: 1e6, marks: ["1k", "1M"] };

describe("a rule", () => {
  it("places the value to scale", () => {
    expect(scalePosition(even)).toBe(40);
    expect(scalePosition(decades)).toBeCloseTo(75);
  });

  it("has evenly spaced ticks, longer at the major divisions", () => {
    const ticks = scaleTicks(even);
    expect(ticks).toHaveLength(21);
    expect(ticks.filter(({ major }) => major).map(({ at }) => at)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it("has denser ticks towards the end of each decade if it is logarithmic", () => {
    const ticks = scaleTicks(decades);
    expect(ticks).toHaveLength(4 * 9 + 1);
    expect(ticks[9]?.at).toBeCloseTo(25);
    expect(ticks.at(-1)).toEqual({ at: 100, major: true });
  });
});
