import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { caseStudySchema } from "../pages/case-study/schema.ts";
import { industrySchema } from "../pages/industry/schema.ts";

/** The highest number that a style sheet lists, as in `--found-3`. */
function listed(file: string, name: RegExp): number {
  const css = readFileSync(file, "utf8");
  return Math.max(
    ...[...css.matchAll(new RegExp(`${name.source}(\\d)`, "g"))].map(([, number]) => Number(number)),
  );
}

const most = (rows: z.ZodType) => z.toJSONSchema(rows, { unrepresentable: "any" }).maxItems;

it("numbers as many items as an industry may have pairs", () => {
  expect(listed("app/styles/late.css", /--nth: /)).toBe(most(industrySchema.shape.challenges));
});

it("has a timeline for each challenge and each solution of a case study", () => {
  const [full] = caseStudySchema.options;
  for (const file of ["challenge-solution", "revision-figure"]) {
    const module = `app/pages/case-study/${file}.module.css`;
    expect(listed(module, /--found-/)).toBe(most(full.shape.challenge.shape.rows));
    expect(listed(module, /--built-/)).toBe(most(full.shape.solution.shape.rows));
  }
});

it("has a row of the grid for the heading, the introduction and each row of both columns", () => {
  const [full] = caseStudySchema.options;
  const spans = listed("app/pages/case-study/challenge-solution.module.css", /grid-row: span /);
  expect(spans).toBe(2 + Number(most(full.shape.challenge.shape.rows)));
});
