import { z } from "zod";
import {
  callSchema,
  composableDrawingSchema,
  draftField,
  enquiryFields,
  featureSchema,
  figureValueSchema,
  orderField,
  ownIds,
  pageFields,
  paragraphsSchema,
  sampleMark,
  slot,
  slugSchema,
  words,
} from "../../content/schema/parts.ts";
import { captionedPictureSchema } from "../../content/schema/picture.ts";
import { quantitySchema } from "../../content/schema/quantity.ts";
import { daySchema } from "../../content/site-date.ts";
import { slugify } from "../../content/slugify.ts";

const sharedFields = {
  ...pageFields,
  draft: draftField,
  sample: sampleMark,
  ...enquiryFields,
  order: orderField.describe("Its position in the portfolio"),
  published: daySchema
    .optional()
    .describe("The day of its publication, for search engines"),
  categories: z
    .array(words(24))
    .min(1)
    .max(3)
    .superRefine(ownIds(slugify))
    .describe("Of those in content/portfolio.yaml"),
  card: z.strictObject({ text: words(150), figure: figureValueSchema }),
  summary: words(260),
  overview: paragraphsSchema,
  keyFeatures: z.array(featureSchema).length(6),
  stack: z
    .array(z.strictObject({ name: words(24), use: words(40) }))
    .min(6)
    .max(8),
  quotation: slot(
    z.strictObject({ text: words(320), name: words(40), role: words(60) }),
    "What the client says of the work, with name and role, as they agreed to it in writing",
  ),
  reference: slot(
    z.literal(true, "must be true, or left out"),
    "The client speaks to others who ask: the page says that a reference is there on request",
  ),
  cta: callSchema,
  drawing: composableDrawingSchema,
  picture: captionedPictureSchema
    .optional()
    .meta({ description: "Replaces the drawing", place: "hero" }),
  gallery: z
    .array(captionedPictureSchema.meta({ place: "gallery" }))
    .min(1)
    .max(8)
    .optional()
    .describe("Pictures of the work, after the figure"),
  related: z.strictObject({
    services: z
      .array(slugSchema)
      .min(1)
      .max(3)
      .superRefine(ownIds((slug) => slug)),
    products: z
      .array(slugSchema)
      .max(2)
      .superRefine(ownIds((slug) => slug))
      .default([]),
  }),
};

const rowsSchema = z.strictObject({
  intro: words(200),
  rows: z.array(words(260)).length(3),
});

/**
 * Where a challenge is on the drawing, and what its solution was measured by.
 */
const revisionSchema = z.strictObject({
  challenge: z.int().min(1).max(3).describe("Its position in the list"),
  part: z
    .union([z.int().min(1).max(8), slugSchema])
    .describe(
      "The number of its balloon, or the name of a group of the drawing",
    ),
  result: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .describe("The position of its result in the outcomes"),
});

const resultSchema = (limit: number) =>
  z
    .union([words(limit, 1), quantitySchema])
    .describe(
      "A number, which is drawn to scale: { number: 9, unit: day }; or a text, which is not",
    );

/** The full form. */
const fullCaseStudySchema = z.strictObject({
  ...sharedFields,
  meta: z.strictObject({
    client: words(50),
    duration: words(50),
    team: words(50),
    since: words(50),
  }),
  challenge: rowsSchema,
  solution: rowsSchema.describe("Paired with the challenge by index"),
  revisions: z
    .array(revisionSchema)
    .min(1)
    .max(3)
    .optional()
    .describe(
      "Revision clouds on the drawing beside challenge and solution; without them there is no drawing",
    ),
  outcomes: z.strictObject({
    note: words(260),
    items: z
      .array(
        z.strictObject({
          label: words(70),
          value: resultSchema(12),
          before: resultSchema(30),
        }),
      )
      .length(4),
  }),
});

/** Overview, features and stack only. */
const shortCaseStudySchema = z.strictObject(sharedFields);

/** The shape of the content decides the layout. */
export const caseStudySchema = z.union([
  fullCaseStudySchema,
  shortCaseStudySchema,
]);

type FullCaseStudy = z.infer<typeof fullCaseStudySchema> & { slug: string };
type ShortCaseStudy = z.infer<typeof shortCaseStudySchema> & { slug: string };
export type Revision = z.infer<typeof revisionSchema>;
export type CaseStudy = FullCaseStudy | ShortCaseStudy;

export const isFullCaseStudy = (study: CaseStudy): study is FullCaseStudy =>
  "challenge" in study;
