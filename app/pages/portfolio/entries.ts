import { drawingKey } from "../../content/drawing-key.ts";
import { getContent, listEntries } from "../../content/entries.ts";
import { fillPlaceholders, hrefOf } from "../../content/kind.ts";
import { unmarked } from "../../content/marks.ts";
import { slugify } from "../../content/slugify.ts";
import { caseStudy } from "../case-study/kind.ts";
import { drawingNumber } from "../case-study/register.ts";
import type { CaseStudy } from "../case-study/schema.ts";
import { portfolio } from "./kind.ts";
import type { PortfolioEntry } from "./portfolio-card.tsx";
import type { PortfolioFilterContent } from "./portfolio-filter.tsx";

/** The place of a category in the filter, for portfolio-filter.css. */
function placeOf(category: string): string {
  const categories = getContent(portfolio).categories.map(unmarked);
  return `n${categories.indexOf(unmarked(category)) + 1}`;
}

export function portfolioEntry(study: CaseStudy): PortfolioEntry {
  return {
    href: hrefOf(caseStudy, study.slug),
    icon: drawingKey(study),
    number: drawingNumber(study.slug),
    title: study.title,
    text: study.card.text,
    figure: study.card.figure,
    categories: study.categories,
    categorySlugs: study.categories.map(slugify).join(" "),
    categoryPlaces: study.categories.map(placeOf).join(" "),
  };
}

/** The filter's buttons, with the number of case studies per category. */
export function portfolioFilter(): PortfolioFilterContent {
  const { register, categories } = getContent(portfolio);
  const { filterLegend, countLabel, allLabel } = register;
  const studies = listEntries(caseStudy);
  const total = studies.length;
  const textFor = (shown: number) =>
    fillPlaceholders(countLabel, { shown, total });
  const ofCategories = categories.map((category) => {
    const value = slugify(category);
    const count = studies.filter((study) =>
      study.categories.map(slugify).includes(value),
    ).length;
    const place = placeOf(category);
    return { value, place, label: category, count, text: textFor(count) };
  });
  const all = { value: "", place: "", label: allLabel };
  return {
    legend: filterLegend,
    filters: [{ ...all, count: total, text: textFor(total) }, ...ofCategories],
  };
}
