import { z } from "zod";
import { quantityIn, textIn } from "../../content/facts/quantities.ts";
import { compactFigure } from "../../content/intl.ts";
import {
  aboutField,
  actionSchema,
  callSchema,
  featureSchema,
  figureValueSchema,
  heroFacts,
  ownIds,
  pageFields,
  pathSchema,
  sampleMark,
  slot,
  slugSchema,
  talentFigureSchema,
  words,
} from "../../content/schema/parts.ts";
import { captionedPictureSchema } from "../../content/schema/picture.ts";
import { quantitySchema } from "../../content/schema/quantity.ts";
import { stockPartSchema } from "../../content/schema/stock-parts.ts";
import { slugify } from "../../content/slugify.ts";

/** An engagement on the home page, in four lines. */
const engagementSchema = z.strictObject({
  sample: sampleMark,
  ...aboutField,
  icon: slugSchema,
  sector: words(24),
  title: words(60),
  client: words(80),
  challenge: words(260),
  solution: words(300),
  impact: z.tuple([figureValueSchema, figureValueSchema, figureValueSchema]),
  figure: z
    .strictObject({
      description: words(200),
      caption: words(80),
      parts: z
        .array(stockPartSchema)
        .min(3)
        .max(6)
        .optional()
        .describe("Stock parts instead of its own drawing"),
      signal: z
        .int()
        .min(1)
        .max(6)
        .optional()
        .describe("The number of the part in the signal colour"),
    })
    .optional()
    .describe("The text alternative and the caption of its drawing"),
  picture: captionedPictureSchema
    .optional()
    .meta({ description: "Replaces the drawing", place: "gallery" }),
  href: pathSchema
    .optional()
    .describe(
      "Its case study, if there is one; without a drawing of its own, that one's is shown",
    ),
  restsOn: z
    .array(pathSchema)
    .min(1)
    .max(3)
    .describe("The services and the industry behind it"),
});

/** The scale that a headline figure is shown on. */
const scaleSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("even"),
    end: z.number().positive(),
    major: z.number().positive(),
    minor: z.number().positive(),
  }),
  z.strictObject({
    kind: z.literal("decades"),
    start: z.number().positive(),
    end: z.number().positive(),
  }),
]);

/** Beside a figure that nobody can check otherwise. */
const countedField = {
  counted: slot(
    words(80),
    "How and when the figure was counted, as a small note below it",
  ),
};

/**
 * A headline figure such as 25+ or 1M+, the page behind it, and its scale with
 * labels at the start and at the figure.
 */
const headlineSchema = figureValueSchema
  .extend({
    value: z
      .union([words(12, 1), quantitySchema])
      .describe(
        'A fact with a number, or a number: { number: 25, says: "{number}+" }',
      ),
    scale: scaleSchema,
    href: pathSchema,
    ...countedField,
  })
  .transform((item, context) => {
    const quantity = quantityIn(item.value);
    const start = item.scale.kind === "even" ? 0 : item.scale.start;
    if (!quantity) {
      context.addIssue({
        code: "custom",
        path: ["value"],
        message:
          'must quote a fact with a number, or be one such as { number: 25, says: "{number}+" }',
      });
      return z.NEVER;
    }
    const value = quantity.to;
    if (value > item.scale.end)
      context.addIssue({
        code: "custom",
        path: ["scale", "end"],
        message: `must be ${value} or more`,
      });
    const first = compactFigure(start).replace("K", "k");
    return {
      ...item,
      value: textIn(item.value),
      scale: {
        ...item.scale,
        value,
        marks: [first, quantity.figure] as const,
      },
    };
  });

export const techCategories = [
  "Frontend",
  "Backend",
  "Mobile",
  "Data",
  "Cloud",
] as const;
const techSchema = z.strictObject({
  name: words(20),
  category: z.enum(techCategories),
  symbol: words(2),
  use: words(30),
});

export const homeSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  hero: z.strictObject({
    actions: z.tuple([actionSchema, actionSchema]),
    drawing: z.strictObject({
      sample: sampleMark,
      description: words(260),
      caption: words(60),
      dimension: words(24).describe("The text of the dimension line"),
      parts: z
        .array(
          z.strictObject({
            name: words(20),
            detail: words(30),
            href: pathSchema
              .optional()
              .describe("The page that the part leads to"),
          }),
        )
        .length(6),
    }),
  }),
  stats: z
    .strictObject({
      sample: sampleMark,
      heading: words(40),
      note: words(40),
      items: z.array(headlineSchema).min(2).max(4),
    })
    .optional(),
  services: z.strictObject({
    heading: words(48),
    intro: words(260),
    detail: slugSchema.describe(
      "The key of the drawing that is shown large by default",
    ),
  }),
  reasons: z.strictObject({
    heading: words(40),
    items: z.array(featureSchema).min(4).max(6),
  }),
  cases: z
    .strictObject({
      heading: words(12).describe(
        "Shown as large as possible, after the section's name",
      ),
      intro: words(140),
      more: actionSchema
        .optional()
        .describe("The link to all case studies, after the intro"),
      items: z
        .array(engagementSchema)
        .min(1)
        .max(6)
        .superRefine(ownIds(({ icon }) => icon, "icon")),
    })
    .optional(),
  industries: z
    .strictObject({
      heading: words(48),
      intro: words(260),
      items: z
        .array(
          z.strictObject({
            ...aboutField,
            icon: slugSchema,
            name: words(24),
            line: words(80),
            tags: words(40),
            href: pathSchema,
          }),
        )
        .min(2)
        .max(6),
    })
    .optional(),
  testimonials: z
    .strictObject({ heading: words(40) })
    .optional()
    .describe("The heading above content/testimonials/"),
  stack: z.strictObject({
    sample: sampleMark,
    heading: words(48),
    items: z
      .array(techSchema)
      .min(4)
      .max(24)
      .superRefine(ownIds(({ name }) => slugify(name), "name")),
  }),
  /** Omitted if there is no talent site. */
  talent: z
    .strictObject({
      sample: sampleMark,
      heading: words(40),
      lead: words(200),
      terms: words(24).describe("The terms of hiring"),
      stats: z.array(figureValueSchema.extend(countedField)).min(2).max(4),
      action: actionSchema,
      figure: talentFigureSchema,
    })
    .optional(),
  cta: callSchema.extend({ action: actionSchema }),
});

export type Home = z.infer<typeof homeSchema>;
