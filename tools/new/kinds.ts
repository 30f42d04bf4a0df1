import type { Draft } from "./draft.ts";
import { caseStudyTemplate } from "./templates/case-study.ts";
import { industryTemplate } from "./templates/industry.ts";
import { legalTemplate } from "./templates/legal.ts";
import { serviceTemplate } from "./templates/service.ts";

export interface Kind {
  /** The same word in `sitePages()`. */
  page: "service" | "industry" | "case study" | "legal";
  folder: string;
  extension: "ts" | "md";
  /** What stands before the slug in its address. */
  prefix: string;
  /** How long its name may be where it is shown: the menu, or the page's title. */
  longestName: number;
  template: (draft: Draft) => string;
  /** What is left to do beside replacing the words. */
  steps: (slug: string) => string[];
}

const drawIt = (folder: string, slug: string) =>
  `Draw it: app/${folder}/${slug}.tsx. Until then a default is shown.`;

export const kinds: Readonly<Record<string, Kind>> = {
  service: {
    page: "service",
    folder: "services",
    extension: "ts",
    prefix: "/services/",
    longestName: 26,
    template: serviceTemplate,
    steps: (slug) => [
      "Choose menu.group and menu.order: its place in the menu and in the home page's index.",
      drawIt("pages/service/drawings", slug),
      drawIt("drawings/glyphs", slug),
    ],
  },
  industry: {
    page: "industry",
    folder: "industries",
    extension: "ts",
    prefix: "/industries/",
    longestName: 24,
    template: industryTemplate,
    steps: (slug) => [
      "The home page shows six industries: to have it among them, change industries.items in content/home.ts.",
      drawIt("pages/industry/drawings", slug),
      "Name the charts of its stories: figure.drawing, in app/pages/industry/drawings/stories/. Without one, none is shown.",
    ],
  },
  "case-study": {
    page: "case study",
    folder: "case-studies",
    extension: "ts",
    prefix: "/case-studies/",
    longestName: 42,
    template: caseStudyTemplate,
    steps: (slug) => [
      "Choose its categories and its order in the portfolio. For the short form use defineShortCaseStudy and drop meta, challenge, solution and outcomes.",
      drawIt("pages/case-study/drawings", slug),
    ],
  },
  legal: {
    page: "legal",
    folder: "legal",
    extension: "md",
    prefix: "/",
    longestName: 42,
    template: legalTemplate,
    steps: () => ["Have it read by whoever answers for it in law, then date it: lastUpdated."],
  },
};
