import { defineKind } from "../../content/kind.ts";
import { careers } from "../careers/kind.ts";
import { jobSchema } from "./schema.ts";
import { jobPosting } from "./structured-data.ts";

export const job = defineKind({
  name: "job",
  path: "/about/careers/:slug",
  files: "jobs/*.md",
  schema: jobSchema,
  order: ({ date }) => -Date.parse(date),
  listedUnder: "Open positions",
  describe: ({ title, kind, place }) => ({ name: title, line: `${kind}, ${place}` }),
  parent: careers,
  card: "Position",
  structuredData: (page, context) => [jobPosting(page, context)],
});
