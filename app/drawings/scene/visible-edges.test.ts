import { describe, expect, it } from "vitest";
import { Iso, type Point2 } from "./iso.ts";
import { visibleEdges } from "./visible-edges.ts";

const square: Point2[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("visibleEdges", () => {
  it("shows the same faces of a block as of a box: right and top", () => {
    expect(visibleEdges(new Iso(30), square)).toEqual([
      { from: [10, 10], to: [0, 10], looks: "up" },
      { from: [10, 0], to: [10, 10], looks: "right" },
    ]);
  });

  it("paints from left to right, so that a nearer wall covers a farther one", () => {
    const steps: Point2[] = [
      [0, 0],
      [20, 0],
      [20, 5],
      [10, 5],
      [10, 10],
      [0, 10],
    ];
    expect(visibleEdges(new Iso(21), steps).map(({ looks }) => looks)).toEqual([
      "up",
      "right",
      "up",
      "right",
    ]);
  });
});
