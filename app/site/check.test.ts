import { expect, it } from "vitest";
import { checkContent } from "./check.ts";
import { sitePages } from "./pages.ts";

it("accepts every file in content/", () => {
  // The route table of the specification; an owner may have added to it.
  expect(checkContent().pages).toBeGreaterThanOrEqual(41);
});

it("names each address once", () => {
  const paths = sitePages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
