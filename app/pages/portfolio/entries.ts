import { drawingKey } from "../../content/drawing-key.ts";
import { getContent, listEntries } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { slugify } from "../../content/slugify.ts";
import { words } from "../../content/words.ts";
import { drawingNumber } from "../case-study/drawing-number.ts";
import { caseStudy } from "../case-study/kind.ts";
import { type CaseStudy, categories } from "../case-study/schema.ts";
import { portfolio } from "./kind.ts";
import type { PortfolioEntry } from "./portfolio-card.tsx";
import type { PortfolioFilterProps } from "./portfolio-filter.tsx";

export function portfolioEntry(study: CaseStudy): PortfolioEntry {
  return {
    href: hrefOf(caseStudy, study.slug),
    icon: drawingKey(study),
    number: drawingNumber(study.order),
    title: study.title,
    text: study.card.text,
    figure: study.card.figure,
    categories: study.categories.map((category) => words.caseStudy.categories[category]),
    categorySlugs: study.categories.map(slugify).join(" "),
  };
}

/** The filter's buttons, with the number of case studies per category. */
export function portfolioFilter(): PortfolioFilterProps {
  const { filterLegend, countLabel, allLabel } = getContent(portfolio).register;
  const studies = listEntries(caseStudy);
  return {
    legend: filterLegend,
    countLabel,
    filters: [
      { value: "", label: allLabel, count: studies.length },
      ...categories.map((category) => ({
        value: slugify(category),
        label: words.caseStudy.categories[category],
        count: studies.filter((study) => study.categories.includes(category)).length,
      })),
    ],
  };
}
