import { describe, expect, it } from "vitest";
import { Iso, type Point2 } from "./iso.ts";
import { prismWalls } from "./prism.ts";

const square: Point2[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("prismWalls", () => {
  it("shows of a block what a box shows: its right and its top", () => {
    const iso = new Iso(30);
    const walls = prismWalls(iso, square, 10, 10);
    expect(walls.map((wall) => wall.looks)).toEqual(["up", "right"]);
    expect(walls[1]?.d).toBe("M0 10v-10l8.7-5v10z");
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
    const walls = prismWalls(new Iso(21), steps, 0, 8);
    expect(walls.map((wall) => wall.looks)).toEqual(["up", "right", "up", "right"]);
  });
});
