import { expect, it } from "vitest";
import { keyedToFigure } from "./keyed-figure.tsx";

const drawing = { balloons: ["Intake", "Sieve", "Outlet"] };
const items = drawing.balloons.map((title) => ({ title }));

it("refers to the figure only if its balloons number the items", () => {
  expect(keyedToFigure({ drawing }, items)).toBe("Keyed to fig. 1");
  expect(keyedToFigure({ drawing }, items.slice(1))).toBeUndefined();
  expect(keyedToFigure({ drawing, picture: { file: "hall.jpg" } }, items)).toBeUndefined();
});
