import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "../case-study/kind.ts";
import { portfolioFilter } from "./entries.ts";

it("counts the case studies of each category", () => {
  const { filters } = portfolioFilter();
  const countIn = (label: string) =>
    listEntries(caseStudy).filter(({ categories }) => categories.some((category) => category === label))
      .length;
  const expected = [
    ["", "All"],
    ["saas", "SaaS"],
    ["mobile-apps", "Mobile Apps"],
    ["ai-automation", "AI & Automation"],
    ["b2b", "B2B"],
    ["b2c", "B2C"],
    ["internal-tools", "Internal Tools"],
  ].map(([value = "", label = ""]) => [value, label, value ? countIn(label) : listEntries(caseStudy).length]);
  expect(filters.map(({ value, label, count }) => [value, label, count])).toEqual(expected);
});

it("has a CSS rule for each category, for visitors without scripts", () => {
  const css = readFileSync(path.join(import.meta.dirname, "portfolio-filter.css"), "utf8");
  const chosen = [...css.matchAll(/#([\w-]+):target/g)].map(([, id]) => id);
  const hidden = [...css.matchAll(/~="([\w-]+)"/g)].map(([, id]) => id);
  const values = portfolioFilter().filters.flatMap(({ value }) => value || []);
  expect([chosen, hidden]).toEqual([values, values]);
});
