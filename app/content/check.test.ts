import { expect, it } from "vitest";
import { checkContent } from "./check.ts";
import { pagePaths } from "./paths.ts";

it("accepts every file in content/", () => {
  expect(checkContent().pages).toBe(41);
});

it("names each address once", () => {
  expect(new Set(pagePaths()).size).toBe(pagePaths().length);
});
