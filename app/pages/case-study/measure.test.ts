import { describe, expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "./kind.ts";
import { compare, readMeasure } from "./measure.ts";
import { isFullCaseStudy } from "./schema.ts";

describe("readMeasure", () => {
  it.each([
    ["14 min", { amount: 840, kind: "time" }],
    ["1.4 s", { amount: 1.4, kind: "time" }],
    ["9 days", { amount: 777_600, kind: "time" }],
    ["1,160", { amount: 1160, kind: "" }],
    ["$60", { amount: 60, kind: "$" }],
    ["6% of open requests", { amount: 6, kind: "%" }],
    ["none", undefined],
  ])("reads %s", (text, measure) => expect(readMeasure(text)).toEqual(measure));
});

describe("compare", () => {
  it("scales to the larger value, across units of time", () => {
    expect(compare("14 min", "90 s")).toEqual({ before: 100, after: 10.7 });
    expect(compare("780", "1,160")).toEqual({ before: 67.2, after: 100 });
    expect(compare("114", "0")).toEqual({ before: 100, after: 0 });
  });

  it("draws nothing if the two values have different units", () => {
    expect(compare("14 min", "90%")).toBeUndefined();
    expect(compare("none", "90%")).toBeUndefined();
  });
});

it("draws every result of every case study to scale", () => {
  const results = listEntries(caseStudy)
    .filter(isFullCaseStudy)
    .flatMap(({ outcomes }) => outcomes.items);
  expect(results.filter(({ before, value }) => !compare(before, value))).toEqual([]);
});
