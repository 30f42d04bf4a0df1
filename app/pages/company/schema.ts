import { z } from "zod";
import {
  aboutField,
  actionSchema,
  callWithActionsSchema,
  drawingDescription,
  heroFacts,
  pageFields,
  pathSchema,
  sampleMark,
  words,
} from "../../content/schema/parts.ts";

export const companySchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  actions: z.tuple([actionSchema, actionSchema]),
  drawing: drawingDescription,
  story: z.strictObject({
    heading: words(40),
    sample: sampleMark,
    entries: z
      .array(z.strictObject({ ...aboutField, revision: words(2, 1), title: words(40), text: words(320) }))
      .min(2)
      .max(6),
  }),
  visionMission: z.strictObject({
    heading: words(40),
    vision: z.strictObject({ heading: words(40), text: words(220) }),
    mission: z.strictObject({ heading: words(40), text: words(260) }),
  }),
  values: z.strictObject({
    heading: words(40),
    note: words(40),
    items: z
      .array(
        z.strictObject({
          title: words(24),
          control: words(24).describe("Its symbol and tolerance as a geometric control"),
          tolerance: words(6, 1),
          text: words(280),
        }),
      )
      .min(3)
      .max(6),
  }),
  presence: z.strictObject({
    heading: words(40),
    text: words(160),
  }),
  links: z.array(z.strictObject({ label: words(24), href: pathSchema, text: words(60) })).optional(),
  cta: callWithActionsSchema.optional(),
});

export type Company = z.infer<typeof companySchema>;
