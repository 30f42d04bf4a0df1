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
  slugSchema,
  words,
} from "../../content/schema/parts.ts";
import { slugify } from "../../content/slugify.ts";

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
          control: words(24).describe("Its symbol, tolerance and datum as a geometric control"),
          tolerance: words(6, 1),
          datum: words(1, 1).optional(),
          text: words(280),
        }),
      )
      .length(5),
  }),
  presence: z.strictObject({
    heading: words(40),
    text: words(160),
    /** The section along the meridian of two offices; other offices get a generated drawing. */
    section: z
      .strictObject({
        offices: z.tuple([slugSchema, slugSchema]).describe("The offices that it was drawn for, in order"),
        text: words(100),
        note: words(30).describe("What it leaves out"),
        drawing: words(200).describe("Its text alternative"),
      })
      .optional(),
  }),
  links: z.array(z.strictObject({ label: words(24), href: pathSchema, text: words(60) })).optional(),
  cta: callWithActionsSchema.optional(),
});

/** Whether the section was drawn for exactly the current offices. */
export const isDrawnFor = (
  section: { offices: readonly string[] },
  offices: readonly { city: string }[],
): boolean => section.offices.join() === offices.map(({ city }) => slugify(city)).join();

export type Company = z.infer<typeof companySchema>;
