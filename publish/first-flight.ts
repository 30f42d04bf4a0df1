import { type Files, htmlNames } from "./output.ts";

/** What TCP sends before the first acknowledgement: ten segments of 1,460 bytes. */
export const FIRST_FLIGHT = 14_600;

/** The approximate size of the response headers. */
const HEADERS = 650;

/** What a first view may have when compressed. */
export const FIRST_VIEW = FIRST_FLIGHT - HEADERS;

/** How many compressed pages fit the first flight completely: informative, not required. */
export function wholeInFirstFlight(files: Files): number {
  return htmlNames(files).filter(
    (name) => (files.get(`${name}.br`)?.length ?? Number.POSITIVE_INFINITY) <= FIRST_VIEW,
  ).length;
}
