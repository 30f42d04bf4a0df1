import { z } from "zod";
import {
  aboutField,
  actionSchema,
  callSchema,
  featureSchema,
  figureValueSchema,
  heroFacts,
  pageFields,
  pathSchema,
  sampleMark,
  slugSchema,
  talentFigureSchema,
  words,
} from "../../content/schema/parts.ts";

/** An engagement of the home page, told in four lines. */
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
  /** What its figure shows, and the line under it. */
  figure: z.strictObject({ description: words(200), caption: words(80) }),
  /** The case study's own page, where it has one. */
  href: pathSchema.optional(),
  /** The pages of the services and the industry that it rests on. */
  restsOn: z.array(pathSchema).min(1).max(3),
});

/** The rule that a headline figure is read off. */
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

const units: Readonly<Record<string, number>> = { "": 1, k: 1e3, M: 1e6 };
const inShort = new Intl.NumberFormat("en", { notation: "compact" });

/**
 * A headline figure such as 25+ or 1M+, the page of the work behind it, and its rule with what is written at the start
 * and at the figure.
 */
const headlineSchema = figureValueSchema
  .extend({ scale: scaleSchema, href: pathSchema })
  .transform((item, context) => {
    const [, marked = "", digits = "", unit = ""] = /^(([\d.]+)([kM]?))\+?$/.exec(item.value) ?? [];
    const value = Number(digits) * (units[unit] ?? 1);
    const start = item.scale.kind === "even" ? 0 : item.scale.start;
    if (!marked)
      context.addIssue({ code: "custom", path: ["value"], message: "must be a figure such as 25+ or 1M+" });
    if (value > item.scale.end)
      context.addIssue({ code: "custom", path: ["scale", "end"], message: `must be ${value} or more` });
    const first = inShort.format(start).replace("K", "k");
    return { ...item, scale: { ...item.scale, value, marks: [first, marked] as const } };
  });

export const techCategories = ["Frontend", "Backend", "Mobile", "Data", "Cloud"] as const;
const techSchema = z.strictObject({
  name: words(20),
  category: z.enum(techCategories),
  symbol: words(2),
  year: z.int().min(1970).max(2100),
  use: words(30),
});

export const homeSchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  hero: z.strictObject({
    actions: z.tuple([actionSchema, actionSchema]),
    drawing: z.strictObject({
      description: words(260),
      caption: words(60),
      /** Written along the dimension line. */
      dimension: words(24),
      parts: z.array(z.strictObject({ name: words(20), detail: words(30) })).length(6),
    }),
  }),
  stats: z.strictObject({
    sample: sampleMark,
    heading: words(40),
    note: words(40),
    items: z.array(headlineSchema).length(4),
  }),
  services: z.strictObject({
    heading: words(48),
    intro: words(260),
    /** The key of the drawing that is shown large while no row is pointed at. */
    detail: slugSchema,
  }),
  reasons: z.strictObject({ heading: words(40), items: z.array(featureSchema).min(4).max(6) }),
  cases: z
    .strictObject({
      /** Set as large as the sheet allows, after the section's name. */
      heading: words(12),
      intro: words(140),
      /** The way to the rest, after the intro. */
      more: actionSchema.optional(),
      items: z.array(engagementSchema).length(4),
    })
    .optional(),
  industries: z.strictObject({
    heading: words(48),
    intro: words(260),
    items: z
      .array(
        z.strictObject({
          icon: slugSchema,
          name: words(24),
          line: words(80),
          tags: words(40),
          href: pathSchema,
        }),
      )
      .length(6),
  }),
  /** Over those in content/testimonials/. */
  testimonials: z.strictObject({ heading: words(40) }).optional(),
  stack: z.strictObject({ heading: words(48), items: z.array(techSchema).length(16) }),
  /** Left out where there is no talent site. */
  talent: z
    .strictObject({
      sample: sampleMark,
      heading: words(40),
      lead: words(200),
      /** On which people are hired. */
      terms: words(24),
      stats: z.array(figureValueSchema).length(4),
      action: actionSchema,
      figure: talentFigureSchema,
    })
    .optional(),
  cta: callSchema.extend({ action: actionSchema }),
});

export type HomeInput = z.input<typeof homeSchema>;
export type Home = z.infer<typeof homeSchema>;
