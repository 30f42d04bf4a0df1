import { z } from "zod";
import {
  actionSchema,
  callSchema,
  composableDrawingSchema,
  confirmMark,
  draftField,
  factSchema,
  featureSchema,
  heroFacts,
  orderField,
  pageFields,
  paragraphsSchema,
  relatedSchema,
  slugSchema,
  words,
} from "../../content/schema/parts.ts";
import { screensSchema } from "./screens/schema.ts";

const deploymentSchema = z.strictObject({
  name: words(30),
  figure: words(8, 1),
  figureLabel: words(90),
  text: words(220),
  facts: z.array(factSchema).length(4),
  icon: slugSchema
    .optional()
    .describe(
      "Its drawing; by default, that of a cloud or of a private network",
    ),
  drawing: words(200).describe("The text alternative of its drawing"),
});

const integrationSchema = z.strictObject({
  name: words(30),
  text: words(60),
  direction: z.enum(["In", "Out", "In and out"]),
});

/**
 * An audience or a use case on a scale: company size, or hours of a working
 * day.
 */
const rangeSchema = z
  .strictObject({
    title: words(40),
    from: z.number().nonnegative(),
    to: z.number().positive(),
    text: words(200),
  })
  .refine(({ from, to }) => from < to, "from must be less than to");

const ranges = (items: number) =>
  z.strictObject({
    heading: words(48),
    confirm: confirmMark,
    items: z.array(rangeSchema).length(items),
  });

export type Ranges = z.infer<ReturnType<typeof ranges>>;

export const productSchema = z
  .strictObject({
    ...pageFields,
    draft: draftField,
    kind: words(30),
    menu: z.strictObject({
      name: words(24, 1),
      line: words(90),
      order: orderField,
    }),
    actions: z.tuple([actionSchema, actionSchema]),
    overview: z
      .strictObject({ heading: words(48), paragraphs: paragraphsSchema })
      .optional(),
    facts: heroFacts,
    features: z.strictObject({
      heading: words(48),
      marked: z
        .int()
        .min(1)
        .max(6)
        .default(1)
        .describe(
          "The number of the one in the signal colour, as in the drawing",
        ),
      items: z.array(featureSchema).length(6),
    }),
    screens: screensSchema.optional(),
    /**
     * One of the two: the audience by company size, or the use cases by hours
     * of the day.
     */
    audience: ranges(5).optional(),
    useCases: ranges(4).optional(),
    integrations: z.strictObject({
      heading: words(48),
      items: z.array(integrationSchema).length(6),
    }),
    deployments: z.strictObject({
      heading: words(48),
      lead: words(260),
      items: z.tuple([deploymentSchema, deploymentSchema]),
    }),
    cta: callSchema.extend({ actions: z.tuple([actionSchema, actionSchema]) }),
    drawing: composableDrawingSchema,
    related: relatedSchema,
  })
  .refine(({ audience, useCases }) => Boolean(audience) !== Boolean(useCases), {
    path: ["audience"],
    error: "a product has either audience or useCases",
  });

export type Product = z.infer<typeof productSchema> & { slug: string };
