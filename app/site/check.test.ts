import { expect, it } from "vitest";
import { listEntries } from "../content/entries.ts";
import { kinds } from "../pages/kinds.ts";
import { checkContent } from "./check.ts";
import { sitePages } from "./pages.ts";

it("accepts every file in content/", () => {
  expect(checkContent).not.toThrow();
});

it("has one page for each address", () => {
  const entries = kinds.flatMap((kind) => listEntries(kind));
  expect(sitePages()).toHaveLength(entries.length);
});
