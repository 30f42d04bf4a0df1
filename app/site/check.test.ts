import { expect, it } from "vitest";
import { checkContent } from "./check.ts";
import { sitePages } from "./pages.ts";

it("accepts every file in content/", () => {
  expect(checkContent().pages).toBe(sitePages().length);
});

it("lists each address once", () => {
  const paths = sitePages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
