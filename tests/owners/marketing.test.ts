import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkArticles } from "./articles-checks.ts";
import { today } from "./articles-content.ts";
import { marketingCopy } from "./marketing-copy.ts";
import { checkPictures } from "./pictures-checks.ts";
import type { Run, SiteCopy } from "./site-copy.ts";

/** All that marketing adds to a copy of the project, with files only. */
let copy: SiteCopy;
let build: Run;

beforeAll(async () => {
  copy = await marketingCopy();
  build = copy.node("publish/build.ts", [], { SITE_DATE: today });
}, 400_000);

afterAll(() => copy.remove());

it("is built", () => {
  expect(build.status, build.output).toBe(0);
});

// Among them: cards, Markdown copies, the sitemap and the budgets of first views below an announcement.
it("passes the project's own tests: output, kinds and imports", () => {
  const output = ["pages", "links", "findability", "budgets", "headings"].map(
    (name) => `tests/output/${name}`,
  );
  const checks = ["run", ...output, "app/pages/kinds", "app/site"];
  const run = copy.node("node_modules/vitest/vitest.mjs", checks, { SITE_DATE: today });
  expect(run.output).not.toMatch(/FAIL/);
  expect(run.status).toBe(0);
}, 300_000);

// Several minutes, so only `npm run test:owner` does it.
it.runIf(import.meta.env.MODE === "whole-year")(
  "leaves every page of the site without a fault in a browser, below an announcement",
  () => {
    const visits = ["test", "tests/all-routes/visit.spec.ts"];
    const run = copy.node("node_modules/@playwright/test/cli.js", visits, { SITE_DATE: today });
    expect(run.status, run.output).toBe(0);
  },
  1_800_000,
);

describe("positions and articles", () => checkArticles(() => copy));

// Last, because it breaks pictures on purpose.
describe("pictures, people and announcements", () => checkPictures(() => copy));
