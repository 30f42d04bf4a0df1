import { defineKind } from "../../content/kind.ts";
import { shownFiles } from "../../content/publication.ts";
import { words } from "../../content/words.ts";
import { portfolioSchema } from "./schema.ts";

export const portfolio = defineKind({
  name: "portfolio",
  path: "/portfolio",
  files: "portfolio.yaml",
  schema: portfolioSchema,
  placeholders: ["shown", "total"],
  // Without a case study there is no list.
  derive: (page) => (shownFiles("case-studies/").length > 0 ? page : []),
  listedUnder: words.areas.caseStudies,
});
