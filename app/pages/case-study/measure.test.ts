import { expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "./kind.ts";
import { compare } from "./measure.ts";
import { isFullCaseStudy } from "./schema.ts";

it.each([
  ["14 min", "90 s", { before: 100, after: 10.7 }],
  ["1.4 s", "0.7 s", { before: 100, after: 50 }],
  ["9 days", "3 days", { before: 100, after: 33.3 }],
  ["780", "1,160", { before: 67.2, after: 100 }],
  ["114", "0", { before: 100, after: 0 }],
  ["6% of open requests", "3%", { before: 100, after: 50 }],
  ["$60", "60", undefined],
  ["14 min", "90%", undefined],
  ["none", "90%", undefined],
])(
  "draws %s and %s to the scale of the larger, and nothing if their units differ",
  (before, after, lengths) => {
    expect(compare(before, after)).toEqual(lengths);
  },
);

it("draws every result of every case study to scale", () => {
  const results = listEntries(caseStudy)
    .filter(isFullCaseStudy)
    .flatMap(({ outcomes }) => outcomes.items);
  expect(
    results.filter(({ before, value }) => !compare(before, value)),
  ).toEqual([]);
});
