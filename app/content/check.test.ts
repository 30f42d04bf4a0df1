import { expect, it } from "vitest";
import { checkContent } from "./check.ts";
import { pagePaths } from "./paths.ts";

it("accepts every file in content/", () => {
  // The route table of the specification; an owner may have added to it.
  expect(checkContent().pages).toBeGreaterThanOrEqual(41);
});

it("names each address once", () => {
  expect(new Set(pagePaths()).size).toBe(pagePaths().length);
});
