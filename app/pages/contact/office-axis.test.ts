import { expect, it } from "vitest";
import { officeAxis } from "./office-axis.ts";

const delhi = { latitude: 28.61, longitude: 77.21 };
const bangalore = { latitude: 12.97, longitude: 77.59 };
const berlin = { latitude: 52.52, longitude: 13.4 };
const hamburg = { latitude: 53.55, longitude: 9.99 };
const sydney = { latitude: -33.87, longitude: 151.21 };
const lisbon = { latitude: 38.72, longitude: -9.14 };
const porto = { latitude: 41.15, longitude: -8.61 };

it.each([
  [
    "north to south",
    "latitude",
    [bangalore, delhi],
    ["30° N", "25° N", "20° N", "15° N"],
  ],
  [
    "west to east",
    "longitude",
    [berlin, hamburg],
    ["10° E", "11° E", "12° E", "13° E"],
  ],
])(
  "the scale runs from %s, as the offices lie",
  (_, along, offices, labels) => {
    const axis = officeAxis(offices);
    expect(axis?.along).toBe(along);
    expect(axis?.places).toEqual(offices.toReversed());
    const marks = axis?.marks
      .filter(({ major }) => major)
      .map(({ label }) => label);
    expect(marks).toEqual(labels);
  },
);

it("crosses the equator", () => {
  const labels = officeAxis([
    delhi,
    { latitude: -33.9, longitude: 77 },
  ])?.marks.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["0°", "10° S", "20° N"]));
});

it.each([
  [[lisbon, porto]],
  [[berlin, hamburg]],
  [[delhi, bangalore]],
  [[delhi, bangalore, berlin, hamburg, sydney]],
])(
  "shows every office within its width, and no label that the edge would cut: %j",
  (offices) => {
    const axis = officeAxis(offices);
    for (const place of axis?.places ?? []) {
      const across = axis?.across(place[axis.along]) ?? 0;
      expect(across).toBeGreaterThanOrEqual(11.8);
      expect(across).toBeLessThanOrEqual(88.2);
    }
    const labelled = axis?.marks.filter(({ major }) => major) ?? [];
    const places = labelled.map(({ degrees }) => axis?.across(degrees) ?? 0);
    expect(Math.min(...places)).toBeGreaterThan(3.5);
    expect(Math.max(...places)).toBeLessThan(96.5);
  },
);

it("is left out for one office, or for two in one place", () => {
  expect(officeAxis([berlin])).toBeUndefined();
  expect(officeAxis([berlin, berlin])).toBeUndefined();
});
