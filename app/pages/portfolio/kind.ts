import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { portfolioSchema } from "./schema.ts";

export const portfolio = defineKind({
  name: "portfolio",
  path: "/portfolio",
  page: "pages/portfolio/page.tsx",
  content: { file: "portfolio", schema: portfolioSchema, placeholders: ["shown", "total"] },
  listedUnder: words.areas.caseStudies,
});
