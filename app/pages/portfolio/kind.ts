import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { portfolioSchema } from "./schema.ts";

export const portfolio = defineKind({
  name: "portfolio",
  path: "/portfolio",
  files: "portfolio.yaml",
  schema: portfolioSchema,
  placeholders: ["shown", "total"],
  listedUnder: words.areas.caseStudies,
});
