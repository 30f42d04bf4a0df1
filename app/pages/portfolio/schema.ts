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
    /** Contains {shown} and {total}. */
    countLabel: words(60).refine(
      (t) => t.includes("{shown}") && t.includes("{total}"),
      "must contain {shown} and {total}",
    ),
    linkLabel: words(40),
    allLabel: words(40),
  }),
  banner: callSchema.extend({ action: actionSchema }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;
