import { z } from "zod";
import {
  actionSchema,
  callWithActionsSchema,
  drawingDescription,
  pageFields,
  slot,
  words,
} from "../../content/schema/parts.ts";
import { stockPartSchema } from "../../content/schema/stock-parts.ts";
import {
  daySchema,
  isOver,
  monthSchema,
  siteDate,
} from "../../content/site-date.ts";

const onPage =
  "on a page of its own, which is there once two of its slots are filled";

const certificateSchema = z.strictObject({
  name: words(60).describe("Such as ISO/IEC 27001:2022"),
  issuer: words(60),
  issued: daySchema,
  validUntil: slot(
    daySchema,
    "The last day of the certificate: it is not shown afterwards",
    {
      expires: true,
    },
  ),
});

const penetrationTestSchema = z.strictObject({
  month: monthSchema,
  by: words(60).describe("Who tested"),
  scope: words(240).describe(
    "What was tested, and what became of the findings",
  ),
});

const subprocessorSchema = z.strictObject({
  name: words(60),
  place: words(60).describe("Where it keeps the data"),
  purpose: words(120).describe("What it does with the data of clients"),
});

const headingsSchema = z.strictObject({
  certificates: words(40),
  penetrationTest: words(40),
  subprocessors: words(40),
  continuity: words(40),
  insurance: words(40),
  processingAgreement: words(40),
});
/** The parts of the page, in its order. */
export const assuranceParts = headingsSchema.keyof().options;

export const assuranceSchema = z
  .strictObject({
    ...pageFields,
    actions: z.tuple([actionSchema, actionSchema]),
    drawing: z.strictObject({
      description: drawingDescription,
      parts: z.array(stockPartSchema).min(3).max(6),
    }),
    headings: headingsSchema,
    certificates: slot(
      z.array(certificateSchema).min(1).max(8),
      `Certificates and their dates, ${onPage}`,
    ),
    penetrationTest: slot(
      penetrationTestSchema,
      `The last penetration test, ${onPage}`,
    ),
    subprocessors: slot(
      z.array(subprocessorSchema).min(1).max(20),
      `Who else handles the data of clients, ${onPage}`,
    ),
    continuity: slot(
      words(500, 40),
      `How work goes on after an outage or an illness, ${onPage}`,
    ),
    insurance: slot(
      words(300, 20),
      `Which insurance you have, with insurer and sum, ${onPage}`,
    ),
    processingAgreement: slot(
      words(300, 20),
      `How a client gets your data processing agreement, ${onPage}`,
    ),
    cta: callWithActionsSchema,
  })
  .transform(({ certificates = [], ...page }) => ({
    ...page,
    certificates: certificates.filter(
      ({ validUntil }) =>
        validUntil === undefined || !isOver(validUntil, siteDate()),
    ),
  }));
export type Assurance = z.infer<typeof assuranceSchema>;

const isFilled = (part: unknown) =>
  part !== undefined && !(Array.isArray(part) && part.length === 0);

/** Whether there is enough for a page of its own. */
export const hasEnough = (page: Assurance): boolean =>
  assuranceParts.filter((part) => isFilled(page[part])).length >= 2;
