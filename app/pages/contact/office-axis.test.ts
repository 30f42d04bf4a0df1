import { describe, expect, it } from "vitest";
import { officeAxis } from "./office-axis.ts";

const delhi = { latitude: 28.61, longitude: 77.21 };
const bangalore = { latitude: 12.97, longitude: 77.59 };
const berlin = { latitude: 52.52, longitude: 13.4 };
const hamburg = { latitude: 53.55, longitude: 9.99 };
const sydney = { latitude: -33.87, longitude: 151.21 };

describe("the scale under the offices", () => {
  it("runs from north to south for offices that are mainly that way apart", () => {
    const axis = officeAxis([bangalore, delhi]);
    expect(axis?.along).toBe("latitude");
    expect(axis?.places).toEqual([delhi, bangalore]);
    expect(axis?.marks.filter(({ major }) => major).map(({ label }) => label)).toEqual([
      "30° N",
      "25° N",
      "20° N",
      "15° N",
    ]);
  });

  it("runs from west to east for offices that are mainly that way apart, with matching marks", () => {
    const axis = officeAxis([berlin, hamburg]);
    expect(axis?.along).toBe("longitude");
    expect(axis?.places).toEqual([hamburg, berlin]);
    expect(axis?.marks.filter(({ major }) => major).map(({ label }) => label)).toEqual([
      "10° E",
      "11° E",
      "12° E",
      "13° E",
    ]);
  });

  it("crosses the equator", () => {
    const upright = officeAxis([delhi, { latitude: -33.9, longitude: 77 }]);
    expect(upright?.marks.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["0°", "10° S", "20° N"]),
    );
  });

  it("shows every office within its width", () => {
    const axis = officeAxis([delhi, bangalore, berlin, hamburg, sydney]);
    for (const place of axis?.places ?? []) {
      const across = axis?.across(place[axis.along]) ?? 0;
      expect(across).toBeGreaterThanOrEqual(11.8);
      expect(across).toBeLessThanOrEqual(88.2);
    }
  });

  it("is left out for one office, or for two in one place", () => {
    expect(officeAxis([berlin])).toBeUndefined();
    expect(officeAxis([berlin, berlin])).toBeUndefined();
  });
});
