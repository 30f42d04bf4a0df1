import { expect, it } from "vitest";
import { listCaseStudies } from "../../content/case-studies.ts";
import { nextCaseStudy, portfolioEntry, portfolioFilter } from "./entries.ts";

it("counts the case studies of each category", () => {
  const { filters } = portfolioFilter();
  const filedUnder = (label: string) =>
    listCaseStudies().filter(({ categories }) => categories.some((category) => category === label)).length;
  const expected = [
    ["", "All"],
    ["saas", "SaaS"],
    ["mobile-apps", "Mobile Apps"],
    ["ai-automation", "AI & Automation"],
    ["b2b", "B2B"],
    ["b2c", "B2C"],
    ["internal-tools", "Internal Tools"],
  ].map(([value = "", label = ""]) => [value, label, value ? filedUnder(label) : listCaseStudies().length]);
  expect(filters.map(({ value, label, count }) => [value, label, count])).toEqual(expected);
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
