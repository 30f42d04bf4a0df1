import { describe, expect, it } from "vitest";
import { median } from "./median.ts";

describe("median", () => {
  it("is the middle of an odd number of values, in any order", () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it("is halfway between the two middle values of an even number", () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it("is NaN without values", () => {
    expect(median([])).toBeNaN();
  });
});
