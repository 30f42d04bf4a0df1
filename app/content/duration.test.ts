import { describe, expect, it } from "vitest";
import { parseWeeks } from "./duration.ts";

describe("parseWeeks", () => {
  it("reads a span of weeks, months or days", () => {
    expect(parseWeeks("8–12 weeks")).toEqual({ words: "8–12 weeks", from: 8, to: 12 });
    expect(parseWeeks("two-way 3-6 months")).toEqual({ words: "3-6 months", from: 13, to: 26 });
    expect(parseWeeks("14 days")).toEqual({ words: "14 days", from: 2, to: 2 });
  });

  it("ignores text without a range", () => {
    expect(parseWeeks("4–6 people")).toBeUndefined();
  });
});
