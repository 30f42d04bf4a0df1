import { describe, expect, it } from "vitest";
import { smooth } from "./smooth.ts";

describe("smooth", () => {
  it("passes through every point, straight where the points are in line", () => {
    const data = smooth([
      [0, 0],
      [30, 0],
      [60, 0],
    ]);
    expect(data).toBe("M0 0C5 0 20 0 30 0C40 0 55 0 60 0");
  });
});
