/**
 * The page's script measures how long the form took to fill in and says so in this header: the message itself
 * stays as it was typed. A form posted without scripts has none.
 */
export const fillSecondsHeader = "x-form-seconds";

/** Anything but a plain number of seconds is not known, which is held against nobody. */
export function parseFillSeconds(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,9}(?:\.\d{1,3})?$/.test(header) ? Number(header) : null;
}
