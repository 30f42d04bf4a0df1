import { listCaseStudies } from "../../content/case-studies.ts";
import { getPortfolio } from "../../content/pages.ts";
import { type CaseStudy, categories } from "../case-study/schema.ts";
import { sheetNumber } from "../case-study/sheet-number.ts";
import { categorySlug } from "./category-slug.ts";
import type { PortfolioEntry } from "./portfolio-card.tsx";
import type { PortfolioFilterProps } from "./portfolio-filter.island.tsx";

export function portfolioEntry(study: CaseStudy): PortfolioEntry {
  return {
    slug: study.slug,
    icon: study.drawing.icon ?? study.slug,
    number: sheetNumber(study.order),
    title: study.title,
    text: study.card.text,
    figure: study.card.figure,
    categories: study.categories,
    filedUnder: study.categories.map(categorySlug).join(" "),
  };
}

/** The buttons over the register, with how many case studies each would show. */
export function portfolioFilter(): PortfolioFilterProps {
  const { filterLegend, countLabel, allLabel } = getPortfolio().register;
  const studies = listCaseStudies();
  return {
    legend: filterLegend,
    countLabel,
    filters: [
      { value: "", label: allLabel, count: studies.length },
      ...categories.map((category) => ({
        value: categorySlug(category),
        label: category,
        count: studies.filter((study) => study.categories.includes(category)).length,
      })),
    ],
  };
}

/** The case study after this one in the register; after the last, the first. */
export function nextCaseStudy(slug: string): CaseStudy {
  const studies = listCaseStudies();
  const place = studies.findIndex((study) => study.slug === slug);
  return studies[(place + 1) % studies.length] as CaseStudy;
}
