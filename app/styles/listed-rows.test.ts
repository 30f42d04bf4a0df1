import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { caseStudySchema } from "../pages/case-study/schema.ts";
import { industrySchema } from "../pages/industry/schema.ts";

/** The highest number that a style sheet lists, as in `--found-3`. */
function listed(file: string, name: RegExp): number {
  const css = readFileSync(file, "utf8");
  return Math.max(
    ...[...css.matchAll(new RegExp(`${name.source}(\\d)`, "g"))].map(
      ([, number]) => Number(number),
    ),
  );
}

const most = (rows: z.ZodType) =>
  Number(z.toJSONSchema(rows, { unrepresentable: "any" }).maxItems);

const [full] = caseStudySchema.options;
const challenges = most(full.shape.challenge.shape.rows);
const solutions = most(full.shape.solution.shape.rows);
const comparison = "app/pages/case-study/challenge-solution.module.css";
const revision = "app/pages/case-study/revision-figure.module.css";

it.each([
  [
    "the pairs of an industry",
    "app/styles/late.css",
    /--nth: /,
    most(industrySchema.shape.challenges),
  ],
  ["the challenges of a case study", comparison, /--found-/, challenges],
  ["the challenges of a case study", revision, /--found-/, challenges],
  ["the solutions of a case study", comparison, /--built-/, solutions],
  ["the solutions of a case study", revision, /--built-/, solutions],
  [
    "both columns of a case study, with heading and introduction",
    comparison,
    /grid-row: span /,
    2 + challenges,
  ],
])(
  "styles as many rows as content may have: %s in %s",
  (_, file, name, rows) => {
    expect(listed(file, name)).toBe(rows);
  },
);
