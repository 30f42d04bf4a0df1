/**
 * The page's script reports in this header how long filling in the form took, so that the message itself stays
 * unchanged. A form posted without scripts has none.
 */
export const fillSecondsHeader = "x-form-seconds";

/** Anything except a plain number of seconds counts as unknown, which is not a sign of spam. */
export function parseFillSeconds(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,9}(?:\.\d{1,3})?$/.test(header) ? Number(header) : null;
}
