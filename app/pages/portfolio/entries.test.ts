import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { slugify } from "../../content/slugify.ts";
import { caseStudy } from "../case-study/kind.ts";
import { portfolioEntry, portfolioFilter } from "./entries.ts";
import { portfolio } from "./kind.ts";
import { portfolioSchema } from "./schema.ts";

const [page] = listEntries(portfolio);
const categories = page?.categories ?? [];
const studies = listEntries(caseStudy);

it.runIf(page)("counts the case studies of each category, in the order of the content", () => {
  const { filters } = portfolioFilter();
  const expected = [
    ["", page?.register.allLabel, studies.length],
    ...categories.map((name) => [
      slugify(name),
      name,
      studies.filter((study) => study.categories.includes(name)).length,
    ]),
  ];
  expect(filters.map(({ value, label, count }) => [value, label, count])).toEqual(expected);
});

it("has a CSS rule for each category that content may have, for visitors without scripts", () => {
  const css = readFileSync(path.join(import.meta.dirname, "portfolio-filter.css"), "utf8");
  const rules = [...css.matchAll(/nth-of-type\((\d)\):target.*?~="n(\d)"/g)].map(([, button, name]) => [
    Number(button) - 1,
    Number(name),
  ]);
  const most = Array.from({ length: 8 }, (_, index) => `Category ${index + 1}`);
  expect(rules).toEqual(most.map((_, index) => [index + 1, index + 1]));
  expect(portfolioSchema.shape.categories.safeParse(most).success).toBe(true);
  expect(portfolioSchema.shape.categories.safeParse([...most, "One more"]).success).toBe(false);
});

it.runIf(page)("marks a card with the place of its categories in the filter", () => {
  const places = portfolioFilter().filters.map(({ place }) => place);
  expect(places).toEqual(["", ...categories.map((_, index) => `n${index + 1}`)]);
  for (const study of studies) {
    const marked = portfolioEntry(study).categoryPlaces.split(" ");
    expect(marked.map((place) => categories[places.indexOf(place) - 1])).toEqual(study.categories);
  }
});
