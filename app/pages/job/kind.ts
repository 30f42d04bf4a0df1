import { defineKind } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { careers } from "../careers/kind.ts";
import { jobSchema } from "./schema.ts";
import { jobPosting } from "./structured-data.ts";

export const job = defineKind({
  name: "job",
  path: "/about/careers/:slug",
  files: "jobs/*.md",
  schema: jobSchema,
  order: ({ date }) => -Date.parse(date),
  listedUnder: words.areas.positions,
  describe: ({ title, kind, place }) => ({
    name: title,
    line: `${words.job.kinds[kind]}, ${place}`,
  }),
  parent: careers,
  card: words.cards.position,
  structuredData: (page, context) => [jobPosting(page, context)],
});
