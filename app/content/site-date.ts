import { z } from "zod";

/** A day of the calendar. */
export const daySchema = z.iso.date("must be a day such as 2027-01-15");

/**
 * The day that the site is made for, in UTC: today, unless SITE_DATE names another. Everything that comes or goes by
 * date asks here.
 */
export function siteDay(): string {
  const { SITE_DATE: day } = process.env;
  if (!day) return new Date().toISOString().slice(0, 10);
  if (!daySchema.safeParse(day).success)
    throw new Error(`SITE_DATE must be a day such as 2027-01-15, not ${day}`);
  return day;
}

/** Its first moment: two builds of a day are the same. */
export const siteDate = (): Date => new Date(`${siteDay()}T00:00:00Z`);

/** `2027-01-15` → `15 January 2027`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
