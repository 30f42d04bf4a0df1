import { z } from "zod";
import { ContentError } from "./parse.ts";

/** A calendar day. */
export const daySchema = z.iso.date("must be a day such as 2027-01-15");

/** A month. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month such as 2025-01")
  .describe("a month such as 2025-01");

/** A month, or a day where it is known. */
export const monthOrDaySchema = z.union([monthSchema, daySchema], {
  error: "must be a month such as 2027-02, or a day such as 2027-02-15",
});

/** Whether a month or a day is over. */
export const isOver = (monthOrDay: string, today: string): boolean =>
  monthOrDay < today.slice(0, monthOrDay.length);

/** A date as `2027-01-15`, in UTC. */
export const dayOf = (moment: Date): string =>
  moment.toISOString().slice(0, 10);

/**
 * The day the site is built for, in UTC, as `2027-01-15`. It decides which
 * dated content is shown. SITE_DATE overrides it, to preview another day.
 */
export function siteDate(): string {
  const set = process.env.SITE_DATE;
  if (!set) return dayOf(new Date());
  if (!daySchema.safeParse(set).success)
    throw new ContentError(
      `SITE_DATE must be a day such as 2027-01-15, not ${set}`,
    );
  return set;
}
