import { z } from "zod";
import {
  callSchema,
  composableDrawingSchema,
  draftField,
  enquiryFields,
  featureSchema,
  heroFacts,
  orderField,
  pageFields,
  relatedSchema,
  sampleMark,
  slugSchema,
  words,
} from "../../content/schema/parts.ts";
import { captionedPictureSchema } from "../../content/schema/picture.ts";

/** A success story on an industry page. */
const storySchema = z.strictObject({
  sample: sampleMark,
  title: words(70),
  client: words(140),
  challenge: words(260),
  solution: words(300),
  impact: z.array(words(90)).length(3),
  figure: z
    .strictObject({
      drawing: slugSchema,
      caption: words(48),
      description: words(240),
      compared: z
        .strictObject({
          what: words(32),
          before: words(24, 1),
          after: words(24, 1),
        })
        .describe(
          "What changed, and the values before and after: one of the impacts",
        ),
    })
    .optional()
    .describe(
      "Its chart, if it has one: the key of the drawing, the caption, the text alternative",
    ),
});

const pairsSchema = z.array(featureSchema).min(3).max(6);

export const industrySchema = z
  .strictObject({
    ...pageFields,
    draft: draftField,
    facts: heroFacts,
    ...enquiryFields,
    menu: z.strictObject({
      name: words(24, 1),
      line: words(40),
      order: orderField,
    }),
    headings: z.strictObject({
      challenges: words(32).describe(
        "The headings after Logistics challenges: and Logistics solutions:",
      ),
      solutions: words(32),
      stories: words(40),
      differentiators: words(48),
      form: words(24).describe(
        "The form of the industry that the differentiators are shown on",
      ),
    }),
    challenges: pairsSchema,
    solutions: pairsSchema.describe("Paired with the challenges by index"),
    stories: z.array(storySchema).min(1).max(4),
    differentiators: z.array(featureSchema).length(4),
    cta: callSchema,
    drawing: composableDrawingSchema,
    picture: captionedPictureSchema
      .optional()
      .meta({ description: "Replaces the drawing", place: "hero" }),
    related: relatedSchema,
  })
  .refine(
    ({ challenges, solutions }) => challenges.length === solutions.length,
    {
      path: ["solutions"],
      error: "must be as many as the challenges",
    },
  );

export type Industry = z.infer<typeof industrySchema>;
export type Story = z.infer<typeof storySchema>;
