import { expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { quantitySchema } from "../../content/schema/quantity.ts";
import { caseStudy } from "./kind.ts";
import { compare, type Result } from "./measure.ts";
import { isFullCaseStudy } from "./schema.ts";

const read = (result: object | string): Result =>
  typeof result === "string" ? result : quantitySchema.parse(result);

it.each([
  [
    { number: 14, unit: "minute" },
    { number: 90, unit: "second" },
    { before: 100, after: 10.7 },
  ],
  [
    { number: 9, unit: "day" },
    { number: 3, unit: "day" },
    { before: 100, after: 33.3 },
  ],
  [{ number: 780 }, { number: 1160 }, { before: 67.2, after: 100 }],
  [{ number: 4200 }, { number: 900 }, { before: 100, after: 21.4 }],
  [{ number: 114 }, { number: 0 }, { before: 100, after: 0 }],
  [
    { number: 6, unit: "percent", says: "{number}% of open requests" },
    { number: 3, unit: "percent" },
    { before: 100, after: 50 },
  ],
  [{ number: 60, unit: "USD" }, { number: 60 }, undefined],
  [{ number: 60, unit: "USD" }, { number: 60, unit: "EUR" }, undefined],
  [{ number: 14, unit: "minute" }, { number: 90, unit: "percent" }, undefined],
  ["4.200", "900", undefined],
])(
  "draws %j and %j to the scale of the larger, and nothing without numbers of one unit",
  (before, after, lengths) => {
    expect(compare(read(before), read(after))).toEqual(lengths);
  },
);

it("draws every result that is a number to scale", () => {
  const results = listEntries(caseStudy)
    .filter(isFullCaseStudy)
    .flatMap(({ outcomes }) => outcomes.items)
    .filter(({ value }) => typeof value !== "string");
  expect(
    results.filter(({ before, value }) => !compare(before, value)),
  ).toEqual([]);
});
