import { z } from "zod";
import {
  actionSchema,
  callSchema,
  callWithActionsSchema,
  confirmMark,
  draftField,
  drawingDescription,
  featureSchema,
  heroFacts,
  pageFields,
  slot,
  words,
} from "../../content/schema/parts.ts";

export const careersSchema = z.strictObject({
  ...pageFields,
  draft: draftField,
  facts: heroFacts,
  drawing: drawingDescription,
  hero: z.strictObject({ actions: z.tuple([actionSchema, actionSchema]) }),
  perks: z.strictObject({
    heading: words(40),
    items: z.array(featureSchema).length(4),
  }),
  positions: z.strictObject({
    heading: words(40),
    columns: z.array(words(16)).length(4),
    status: words(40).describe("While no position is open"),
    text: words(260),
    confirm: confirmMark,
    countries: slot(
      z.array(words(30)).min(1).max(12),
      "The countries from which people may work, above the open positions; of remote ones, search engines get them too",
    ),
    pay: slot(
      words(120),
      "What you pay, or how pay is set, above the open positions",
    ),
    answer: slot(
      words(80),
      "By when an applicant has an answer, above the open positions",
    ),
    action: actionSchema,
    apply: callSchema
      .extend({ label: words(32), others: words(32) })
      .describe(
        "On the page of an open position: the invitation to apply, and the labels of its two links",
      ),
  }),
  growth: z.strictObject({
    heading: words(40),
    items: z.array(featureSchema).length(4),
  }),
  cta: callWithActionsSchema,
});
export type Careers = z.infer<typeof careersSchema>;
