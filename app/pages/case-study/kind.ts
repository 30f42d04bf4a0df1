import { defineKind } from "../../content/kind.ts";
import { portfolio } from "../portfolio/kind.ts";
import { caseStudySchema } from "./schema.ts";
import { caseStudyArticle } from "./structured-data.ts";

export const caseStudy = defineKind({
  name: "case-study",
  path: "/case-studies/:slug",
  files: "case-studies/*.yaml",
  schema: caseStudySchema,
  order: ({ order }) => order,
  listedUnder: "Case studies",
  describe: ({ title, categories }) => ({ name: title, line: categories.slice(0, 2).join(", ") }),
  parent: portfolio,
  related: "caseStudies",
  unconfirmedUnder: "Other work",
  card: "Case study",
  structuredData: (page, context) => [caseStudyArticle(page, context)],
});
