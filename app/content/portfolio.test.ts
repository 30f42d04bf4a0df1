import { expect, it } from "vitest";
import { listCaseStudies } from "./case-studies.ts";
import { nextCaseStudy, portfolioEntry, portfolioFilter } from "./portfolio.ts";

it("counts the case studies of each category", () => {
  const { filters } = portfolioFilter();
  expect(filters.map(({ value, label, count }) => [value, label, count])).toEqual([
    ["", "All", 8],
    ["saas", "SaaS", 4],
    ["mobile-apps", "Mobile Apps", 1],
    ["ai-automation", "AI & Automation", 2],
    ["b2b", "B2B", 4],
    ["b2c", "B2C", 3],
    ["internal-tools", "Internal Tools", 2],
  ]);
});

it("files each case study under the values of the filter", () => {
  const values = new Set(portfolioFilter().filters.map(({ value }) => value));
  const filed = listCaseStudies().flatMap((study) => portfolioEntry(study).filedUnder.split(" "));
  expect(filed.filter((value) => !values.has(value))).toEqual([]);
});

it("leads from each case study to the next and from the last to the first", () => {
  const slugs = listCaseStudies().map(({ slug }) => slug);
  expect(slugs.map((slug) => nextCaseStudy(slug).slug)).toEqual([...slugs.slice(1), slugs[0]]);
});
