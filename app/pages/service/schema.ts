import { z } from "zod";
import { quantityIn, textIn } from "../../content/facts/quantities.ts";
import {
  callSchema,
  composableDrawingSchema,
  draftField,
  drawingSchema,
  enquiryFields,
  factSchema,
  faqItemSchema,
  featureSchema,
  orderField,
  ownIds,
  pageFields,
  paragraphsSchema,
  relatedSchema,
  sampleMark,
  slugSchema,
  words,
} from "../../content/schema/parts.ts";
import { captionedPictureSchema } from "../../content/schema/picture.ts";
import {
  inWeeks,
  isMoney,
  quantitySchema,
} from "../../content/schema/quantity.ts";
import { slugify } from "../../content/slugify.ts";

/** The service in the menu and in the home page's index. */
const menuSchema = z.strictObject({
  name: words(26, 1),
  line: words(34),
  group: slugSchema.describe("The slug of a group in content/navigation.yaml"),
  order: orderField.describe(
    "Its position: lower ones come first in their group",
  ),
  listed: z
    .boolean()
    .default(true)
    .describe(
      "Whether the menu and the home page list it; if not, only related links and the sitemap do",
    ),
});

const timeSchema = z
  .strictObject({
    work: words(24)
      .optional()
      .describe("What takes this long, if the fact has several times"),
    time: z
      .union([words(16, 1), quantitySchema])
      .describe(
        "How long it takes, drawn if it quotes a fact with a unit of time, or has one: { from: 2, to: 3, unit: week }",
      ),
  })
  .transform(({ work, time }) => {
    const length = quantityIn(time);
    return { work, time: textIn(time), weeks: length && inWeeks(length) };
  });
type WorkTime = z.infer<typeof timeSchema>;

const inWords = ({ work, time }: WorkTime): string => {
  if (work === undefined) return time;
  return `${work} ${time}`;
};

const textFactSchema = factSchema.extend({ value: words(48, 1) });

const timesFactSchema = factSchema
  .omit({ value: true })
  .extend({ times: z.array(timeSchema).min(1).max(3) })
  .transform((fact) => ({
    ...fact,
    value: fact.times.map(inWords).join("; "),
  }));

/** A key fact of a service: a text, or how long the work takes. */
const serviceFactSchema = z.union([textFactSchema, timesFactSchema]);
export type ServiceFact = z.infer<typeof serviceFactSchema>;
export type TimesFact = z.infer<typeof timesFactSchema>;

const serviceFacts = z.array(serviceFactSchema).min(2).max(4);

/** The fact that says how long the work takes. */
export const timesOf = (facts: readonly ServiceFact[]): TimesFact | undefined =>
  facts.find((fact) => "times" in fact);

const sharedFields = {
  ...pageFields,
  draft: draftField,
  ...enquiryFields,
  menu: menuSchema,
  indexLine: words(90),
  faq: z
    .array(faqItemSchema)
    .min(5)
    .max(8)
    .superRefine(ownIds(({ question }) => slugify(question), "question")),
  cta: callSchema,
  related: relatedSchema,
};

/**
 * The layouts of the parts list; arrangement.ts has those of other sections. A
 * group of services in content/navigation.yaml names one.
 */
export const serviceLayouts = ["route", "panel", "ledger", "spread"] as const;
export type ServiceLayout = (typeof serviceLayouts)[number];

const stepSchema = z.strictObject({ title: words(24), text: words(260, 40) });

/** The twelve services that share one template. */
export const templateServiceSchema = z.strictObject({
  ...sharedFields,
  overview: z.strictObject({
    sample: sampleMark,
    heading: words(48),
    paragraphs: paragraphsSchema,
  }),
  facts: serviceFacts.length(3),
  expertise: z.array(featureSchema).length(6),
  drawing: composableDrawingSchema,
  picture: captionedPictureSchema
    .optional()
    .meta({ description: "Replaces the drawing", place: "hero" }),
  process: z.array(stepSchema).length(4),
  why: z.array(featureSchema).min(4).max(6),
});

const offer = { name: words(40), unit: words(40) };
const priceSchema = z
  .union([words(24), quantitySchema])
  .describe(
    "A fact that is money, or an amount: { from: 10000, to: 25000, unit: USD }",
  )
  .transform((price, context) => {
    const amount = quantityIn(price);
    if (amount && isMoney(amount)) return amount;
    context.addIssue({
      code: "custom",
      message:
        "must quote a fact that is money, or be an amount such as { from: 10000, to: 25000, unit: USD }",
    });
    return z.NEVER;
  });
const includes = z.array(words(70)).length(4);

/** AlgoERP: a setup service with its own sections. */
const setupServiceSchema = z.strictObject({
  ...sharedFields,
  facts: serviceFacts,
  drawing: drawingSchema,
  hero: z
    .strictObject({ drawing: words(260) })
    .describe("The text alternative of its drawing"),
  intro: z.strictObject({
    sample: sampleMark,
    heading: words(60),
    stress: words(40).describe("The end of the heading, in the signal colour"),
    paragraphs: paragraphsSchema,
  }),
  benefits: z.strictObject({
    heading: words(40),
    items: z.array(featureSchema).length(6),
  }),
  modules: z.strictObject({
    heading: words(40),
    lead: words(160),
    items: z.array(featureSchema).length(6),
  }),
  pricing: z
    .strictObject({
      heading: words(48),
      lead: words(180),
      setup: z
        .strictObject({
          ...offer,
          price: priceSchema,
          text: words(240),
          includes,
        })
        .describe(
          "The chart is drawn from the prices of the setup and of the comparison",
        ),
      retainer: z.strictObject({
        ...offer,
        price: words(24),
        text: words(240),
        includes,
      }),
      comparison: z.strictObject({ ...offer, price: priceSchema }),
      reading: z
        .strictObject({ heading: words(40), text: words(320) })
        .describe("What the chart shows, beside it"),
      chart: z.strictObject({
        years: z.int().min(2).max(10),
        caption: words(140),
      }),
    })
    .refine(
      ({ setup, comparison }) => setup.price.unit === comparison.price.unit,
      {
        path: ["comparison", "price"],
        error: "must be in the currency of the setup: both are in one chart",
      },
    ),
});

/** The shape of the content decides the template. */
export const serviceSchema = z.union([
  templateServiceSchema,
  setupServiceSchema,
]);

export type TemplateService = z.infer<typeof templateServiceSchema> & {
  slug: string;
};
export type SetupService = z.infer<typeof setupServiceSchema> & {
  slug: string;
};
export type Service = TemplateService | SetupService;

export const isSetupService = (service: Service): service is SetupService =>
  "modules" in service;
export const isTemplateService = (
  service: Service,
): service is TemplateService => "expertise" in service;
