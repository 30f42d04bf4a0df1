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
import { figuresSchema, identitySchema } from "./identity.ts";

/** The symbols that a value may have. */
export const controls = ["straightness", "line-profile", "position", "concentricity", "run-out"] as const;

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
    items: z
      .array(
        z.strictObject({
          title: words(24),
          symbol: z.enum(controls).optional().describe("Drawn beside it, as on a technical drawing"),
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
  identity: identitySchema.default({}).describe("The company behind the brand"),
  figures: figuresSchema.default({}).describe("The company in figures"),
});

export type Company = z.infer<typeof companySchema>;
