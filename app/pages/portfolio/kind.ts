import { defineKind } from "../../content/kind.ts";
import { portfolioSchema } from "./schema.ts";

export const portfolio = defineKind({
  name: "portfolio",
  path: "/portfolio",
  files: "portfolio.yaml",
  schema: portfolioSchema,
  placeholders: ["shown", "total"],
  listedUnder: "Case studies",
});
