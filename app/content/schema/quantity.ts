import { z } from "zod";
import { format } from "../../text/format.ts";
import { amountRange, figureRange, percentRange } from "../intl.ts";
import { site } from "../site.ts";
import { say, words } from "../words.ts";
import { message } from "./message.ts";
import { formed, words as limited } from "./parts.ts";

/** The length of each unit of time in weeks. */
const weeks = {
  second: 1 / 604_800,
  minute: 1 / 10_080,
  hour: 1 / 168,
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
} as const;

const isTime = (unit: string): unit is keyof typeof weeks => unit in weeks;

const units = [...Object.keys(weeks), "percent"];

/** A number of content, or a range, as the site writes it and to draw it. */
export interface Quantity {
  from: number;
  to: number;
  unit?: string | undefined;
  /** Without its unit: `1,160`. */
  figure: string;
  /** With its unit: `9 days`. */
  measure: string;
  /** What a page says: `within 24 hours`. */
  text: string;
}

function measureOf(from: number, to: number, unit: string | undefined): string {
  const number = figureRange(from, to);
  if (unit === undefined) return number;
  if (unit === "percent") return percentRange(from, to);
  if (!isTime(unit)) return amountRange(from, to, unit);
  return say(words.units[`${unit}s`], { count: to, number });
}

interface Written {
  number?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
  unit?: string | undefined;
  figure?: string | undefined;
  says?: string | undefined;
}

function quantityOf({ number = 0, unit, says, ...written }: Written): Quantity {
  const { from = number, to = number } = written;
  const figure = written.figure ?? figureRange(from, to);
  const measure = measureOf(from, to, unit);
  const text =
    says === undefined ? measure : format(says, { number: figure }, site.lang);
  return { from, to, unit, figure, measure, text };
}

const unitField = formed(
  new RegExp(`^(${units.join("|")}|[A-Z]{3})$`),
  `${units.join(", ")} or a currency such as USD`,
).optional();

const saysField = message(["number"], { most: 80 })
  .optional()
  .describe(
    "What pages say, if it is more than the number and its unit: within {number} hours",
  );

const numberSchema = z
  .strictObject({
    number: z.number().nonnegative(),
    unit: unitField,
    figure: limited(12, 1)
      .optional()
      .describe("How the number is written, if not in digits, such as 1M"),
    says: saysField,
  })
  .transform(quantityOf);

const rangeSchema = z
  .strictObject({
    from: z.number().nonnegative(),
    to: z.number().positive(),
    unit: unitField,
    says: saysField,
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "must not be less than from",
  })
  .transform(quantityOf);

/**
 * A number with its unit, or a range: drawn to scale, and written in the site's
 * language.
 */
export const quantitySchema = z.union([numberSchema, rangeSchema]);

export const isQuantity = (value: unknown): value is Quantity =>
  typeof value === "object" && value !== null && "measure" in value;

/** The same in weeks; undefined if it is no time. */
export function inWeeks({
  from,
  to,
  unit = "",
}: Quantity): { from: number; to: number } | undefined {
  if (!isTime(unit)) return undefined;
  return { from: from * weeks[unit], to: to * weeks[unit] };
}

/** Whether it is money. */
export const isMoney = ({ unit = "" }: Quantity): boolean =>
  /^[A-Z]{3}$/.test(unit);

/** How a whole is split. */
export interface Shares {
  /** In per cent. */
  shares: number[];
  /** `30–40–30`. */
  text: string;
}

export const sharesSchema = z
  .strictObject({
    shares: z
      .array(z.number().positive())
      .min(2)
      .max(5)
      .describe("How a whole is split, in per cent, such as 30, 40 and 30"),
  })
  .transform(({ shares }): Shares => {
    const text = shares.map((share) => figureRange(share, share)).join("–");
    return { shares, text };
  });
