import { z } from "zod";
import {
  actionSchema,
  callSchema,
  enquiryFields,
  heroFacts,
  ownIds,
  pageFields,
  words,
} from "../../content/schema/parts.ts";
import { slugify } from "../../content/slugify.ts";
import { inBraces, namesIn } from "../../text/parse.ts";

/** How many case studies the filter shows, and how many there are. */
const counts = ["shown", "total"];

export const portfolioSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  ...enquiryFields,
  note: words(80),
  categories: z
    .array(words(24))
    .min(1)
    .max(8)
    .superRefine(ownIds(slugify))
    .describe("The categories of case studies, in the order of the filter"),
  register: z.strictObject({
    heading: words(40),
    filterLegend: words(40),
    countLabel: words(200).refine(
      (text) => counts.every((name) => namesIn(text).includes(name)),
      `must contain ${counts.map(inBraces).join(" and ")}`,
    ),
    linkLabel: words(40),
    allLabel: words(40),
  }),
  banner: callSchema.extend({ action: actionSchema }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;
