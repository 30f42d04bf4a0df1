import { describe, expect, it } from "vitest";
import { coordinate, polyline } from "./format.ts";
import { Iso } from "./iso.ts";

describe("coordinate", () => {
  it.each([
    [1.25, "1.3"],
    [2, "2"],
    [-0.04, "0"],
    [-12.96, "-13"],
    [0.46, ".5"],
    [-0.46, "-.5"],
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

  it("draws a circle on a plane as two halves of an ellipse that end where they started", () => {
    expect(iso.circle("top", [0, 0, 0], 10)).toBe("M12.2 0a1 .577 0 1 1 -24.5 0a1 .577 0 1 1 24.5 0Z");
  });

  it("draws the body of a cylinder with the back half of its rim, joined to its front disc", () => {
    expect(iso.cylinder(0, 0, 10, 0, 20)).toBe("M-23.4 -.6l17.3-10a1 .577 60 1 1 12.2 21.2L-11.2 20.6");
  });

  it("transforms a flat drawing onto a plane exactly like the projection", () => {
    expect(iso.matrix("front", [0, 10, 0])).toBe("matrix(.866 .5 0 1 -8.7 5)");
    expect(iso.matrix("side", [10, 0, 0])).toBe("matrix(.866 -.5 0 1 8.7 5)");
    expect(iso.matrix("top", [0, 0, 10])).toBe("matrix(.866 .5 -.866 .5 0 -10)");
  });
});

describe("polyline", () => {
  it("writes each step with the shortest SVG command", () => {
    const corner = [
      [0, 0],
      [0, 4],
      [3, 4],
      [1, 2],
    ] as const;
    expect(polyline(corner)).toBe("M0 0v4h3l-2-2");
  });

  it("does not accumulate rounding errors", () => {
    const thirds = Array.from({ length: 31 }, (_, third) => [third / 3, 0] as const);
    const steps = [...polyline(thirds).matchAll(/h([\d.]+)/g)].map(([, dx]) => Number(dx));
    expect(steps.reduce((sum, dx) => sum + dx, 0)).toBeCloseTo(10);
  });
});
