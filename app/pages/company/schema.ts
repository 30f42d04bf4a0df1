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
  slot,
  words,
} from "../../content/schema/parts.ts";
import { monthSchema } from "../../content/site-date.ts";

const places =
  "in the footer of every page, in the policies and for search engines";

const registeredAddressSchema = z.strictObject({
  street: words(120),
  city: words(60).describe("With its region, where an address has one"),
  postalCode: words(12),
  country: words(30),
});
export type RegisteredAddress = z.infer<typeof registeredAddressSchema>;

/** What a company register knows, and whom the law asks to name. */
const identityFields = {
  legalName: slot(words(80), `The name in the company register, ${places}`),
  registeredAddress: slot(
    registeredAddressSchema,
    `The registered office, ${places}`,
  ),
  registerNumber: slot(
    words(60),
    `The number in the company register, with its kind (CIN …), ${places}`,
  ),
  taxNumber: slot(
    words(40),
    `The tax number, with its kind (PAN …), ${places}`,
  ),
  vatNumber: slot(
    words(40),
    `The number for VAT or GST, with its kind (GSTIN …), ${places}`,
  ),
  telephone: slot(
    z
      .string()
      .regex(
        /^\+[1-9][\d ()-]{6,24}$/,
        "must be a telephone number such as +44 20 7946 0000",
      )
      .meta({ shown: true }),
    `The telephone number in international form, ${places}`,
  ),
  grievanceOfficer: slot(
    z.strictObject({ name: words(60), email: z.email().optional() }),
    "Who answers complaints, in the footer of every page and in the policies",
  ),
};

export const identitySchema = z.strictObject(identityFields);
export type Identity = z.infer<typeof identitySchema>;

/** The fields that a law may ask for. */
export const identityNames = Object.keys(identityFields) as [
  keyof Identity,
  ...(keyof Identity)[],
];

/** What buyers ask of a company's age and size. */
export const figuresSchema = z.strictObject({
  founded: slot(
    z.int().min(1800).max(2100),
    "The year in which the company was founded, on the company page and for search engines",
  ),
  headCount: slot(
    z.strictObject({
      people: z.int().positive(),
      counted: monthSchema.describe("The month in which they were counted"),
    }),
    "How many people work here, and when that was counted, on the company page and for search engines",
  ),
  engineersForHire: slot(
    words(160),
    "Who of the engineers for hire is on your staff and who works for partners, on the company page",
  ),
});
export type CompanyFigures = z.infer<typeof figuresSchema>;

/** The symbols that a value may have. */
export const controls = [
  "straightness",
  "line-profile",
  "position",
  "concentricity",
  "run-out",
] as const;

export const companySchema = z.strictObject({
  ...pageFields,
  facts: heroFacts,
  actions: z.tuple([actionSchema, actionSchema]),
  drawing: drawingDescription,
  story: z.strictObject({
    heading: words(40),
    sample: sampleMark,
    entries: z
      .array(
        z.strictObject({
          ...aboutField,
          revision: words(2, 1),
          title: words(40),
          text: words(320),
        }),
      )
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
          symbol: z
            .enum(controls)
            .optional()
            .describe("Drawn beside it, as on a technical drawing"),
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
  links: z
    .array(
      z.strictObject({ label: words(24), href: pathSchema, text: words(60) }),
    )
    .optional(),
  cta: callWithActionsSchema.optional(),
  identity: identitySchema.default({}).describe("The company behind the brand"),
  figures: figuresSchema.default({}).describe("The company in figures"),
});

export type Company = z.infer<typeof companySchema>;
