import { drawingKey } from "../../content/drawing-key.ts";
import { defineKind, hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { portfolio } from "../portfolio/kind.ts";
import { service } from "../service/kind.ts";
import { serviceId } from "../service/structured-data.ts";
import { type CaseStudy, caseStudySchema, isFullCaseStudy } from "./schema.ts";

/** What the names of the case studies' drawing files start with. */
export const CARD_FILE = "case-study-";

/** The file of the small drawing of a case study. */
export const cardFileName = (study: CaseStudy): string =>
  CARD_FILE + drawingKey(study);

export const caseStudy = defineKind({
  name: "case-study",
  path: "/case-studies/:slug",
  files: "case-studies/*.yaml",
  schema: caseStudySchema,
  template: (study) => (isFullCaseStudy(study) ? "full" : "short"),
  drawings: ["pages/case-study/drawings"],
  order: ({ order }) => order,
  listedUnder: words.areas.caseStudies,
  describe: (study) => ({
    name: study.title,
    line: study.categories.slice(0, 2).join(", "),
    drawing: cardFileName(study),
  }),
  workTime(study) {
    if (!("meta" in study)) return undefined;
    return { work: words.caseStudy.duration, time: study.meta.duration };
  },
  parent: portfolio,
  related: "caseStudies",
  unconfirmedUnder: words.areas.otherWork,
  card: words.cards.caseStudy,
  structuredData: ({ entry, url, card }, { agency, pageAt }) => [
    {
      "@type": "Article",
      headline: entry.title,
      description: entry.head.description,
      url,
      image: card,
      author: agency,
      ...(entry.published && { datePublished: entry.published }),
      keywords: entry.categories.join(", "),
      about: entry.related.services.map((slug) => {
        const { url, title } = pageAt(hrefOf(service, slug));
        return { "@type": "Service", "@id": serviceId(url), name: title };
      }),
    },
  ],
});
