import { describe, expect, it } from "vitest";
import { headCount, hoursOfDay, percent } from "./scales.ts";

describe("percent", () => {
  it("maps the ends of a scale to 0 and 100 percent", () => {
    expect(percent(headCount, 10)).toBe("0%");
    expect(percent(headCount, 2000)).toBe("100%");
    expect(percent(hoursOfDay, 24)).toBe("100%");
  });

  it("gives each factor of ten the same width", () => {
    expect(percent(headCount, 100, 10)).toBe(percent(headCount, 1000, 100));
  });

  it("measures a bar from its start", () => {
    expect(percent(hoursOfDay, 15, 6)).toBe("50%");
  });
});

it("formats values for readers", () => {
  expect(headCount.format(1000)).toBe("1,000");
  expect(hoursOfDay.format(8)).toBe("08:00");
});
