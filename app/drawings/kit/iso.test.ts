import { describe, expect, it } from "vitest";
import { coordinate } from "./format.ts";
import { Iso } from "./iso.ts";

describe("coordinate", () => {
  it.each([
    [1.25, "1.3"],
    [2, "2"],
    [-0.04, "0"],
    [-12.96, "-13"],
  ])("writes %d as %s", (value, text) => expect(coordinate(value)).toBe(text));
});

describe("Iso", () => {
  const iso = new Iso(30);

  it("projects x to the lower right, y to the lower left and z upwards", () => {
    const [x, y] = iso.project([10, 0, 0]);
    expect([x, y].map((v) => Math.round(v * 100) / 100)).toEqual([8.66, 5]);
    expect(iso.project([0, 10, 0])[0]).toBeCloseTo(-8.66);
    expect(iso.project([0, 0, 10])).toEqual([0, -10]);
  });

  it("closes the three faces of a box along shared edges", () => {
    const { front, side, top } = iso.box([0, 0, 0], [10, 10, 10]);
    expect(front).toBe("M-8.7 5L0 10L0 0L-8.7 -5Z");
    expect(side).toBe("M8.7 5L0 10L0 0L8.7 -5Z");
    expect(top).toBe("M0 -10L8.7 -5L0 0L-8.7 -5Z");
  });

  it("draws a circle on a plane as four Bézier arcs", () => {
    expect(iso.circleTop(0, 0, 5, 0).match(/C/g)).toHaveLength(4);
  });
});
