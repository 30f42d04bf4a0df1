import { expect, test } from "vitest";
import { summarise } from "./visitor.ts";

test("percentiles count a visit that was not served as the slowest", () => {
  const visits = Array.from({ length: 100 }, (_, index) => ({
    served: index !== 5,
    milliseconds: index + 1,
  }));
  expect(summarise(visits)).toEqual({ p50: 51, p99: 100, max: Number.POSITIVE_INFINITY, servedOfTen: 9 });
});

test("no visits is a failure", () => {
  expect(summarise([])).toMatchObject({ p99: Number.NaN, servedOfTen: 0 });
});
