import { z } from "zod";
import {
  actionSchema,
  callWithActionsSchema,
  drawingDescription,
  featureSchema,
  heroFacts,
  pageFields,
  words,
} from "../../content/schema/parts.ts";

export const careersSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  drawing: drawingDescription,
  hero: z.strictObject({ actions: z.tuple([actionSchema, actionSchema]) }),
  perks: z.strictObject({ heading: words(40), items: z.array(featureSchema).length(4) }),
  positions: z.strictObject({
    heading: z.literal("Open Positions"),
    /** How many are open: the section has no list of them, so none. */
    open: z.literal(0),
    columns: z.array(words(16)).length(4),
    status: z.literal("Positions Available Soon"),
    text: words(260),
    action: actionSchema,
  }),
  growth: z.strictObject({
    heading: z.literal("Growth Opportunities"),
    items: z.array(featureSchema).length(4),
  }),
  cta: callWithActionsSchema,
});
export type CareersInput = z.input<typeof careersSchema>;
export type Careers = z.infer<typeof careersSchema>;
