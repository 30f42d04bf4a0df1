import { z } from "zod";
import {
  actionSchema,
  callWithActionsSchema,
  drawingDescription,
  pageFields,
  pathSchema,
  words,
} from "../../content/schema/parts.ts";

export const companySchema = z.strictObject({
  ...pageFields,
  actions: z.tuple([actionSchema, actionSchema]),
  drawing: drawingDescription,
  story: z.strictObject({
    heading: z.literal("Our Story"),
    /** true until the owner confirms it; the launch check lists it. */
    sample: z.boolean(),
    entries: z.array(z.strictObject({ revision: words(2, 1), title: words(40), text: words(320) })).length(5),
  }),
  visionMission: z.strictObject({
    heading: z.literal("Vision and Mission"),
    vision: z.strictObject({ heading: z.literal("Vision"), text: words(220) }),
    mission: z.strictObject({ heading: z.literal("Mission"), text: words(260) }),
  }),
  values: z.strictObject({
    heading: z.literal("Core Values"),
    note: words(40),
    items: z
      .array(
        z.strictObject({
          title: words(24),
          /** The geometric control that stands for it, its tolerance and its datum. */
          control: words(24),
          tolerance: words(6, 1),
          datum: words(1, 1).optional(),
          text: words(280),
        }),
      )
      .length(5),
  }),
  presence: z.strictObject({
    heading: z.literal("Global Presence"),
    text: words(160),
    distance: words(16),
    /** The line of the section, and what it leaves out. */
    note: words(40),
    /** What the section along the meridian shows, for those who cannot see it. */
    drawing: words(200),
  }),
  links: z.array(z.strictObject({ label: words(24), href: pathSchema, text: words(60) })).min(2),
  cta: callWithActionsSchema,
});
export type CompanyInput = z.input<typeof companySchema>;
export type Company = z.infer<typeof companySchema>;
