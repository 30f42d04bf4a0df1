import { ContentError } from "./parse.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day the site is built for, as `2027-01-15`, in UTC: what has a date is shown or left out by it. SITE_DATE sets
 * another day, to see what will change.
 */
export function siteDate(): string {
  const set = process.env.SITE_DATE;
  if (!set) return new Date().toISOString().slice(0, 10);
  if (!DAY.test(set) || Number.isNaN(Date.parse(set)))
    throw new ContentError(`SITE_DATE must be a day such as 2027-01-15, not ${set}`);
  return set;
}
