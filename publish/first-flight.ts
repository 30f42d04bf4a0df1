import { type Files, htmlNames } from "./output.ts";

/** What TCP sends before the first acknowledgement: ten segments of 1,460 bytes. */
export const FIRST_FLIGHT = 14_600;

/** The approximate size of the response headers. */
const HEADERS = 650;

/** How many compressed pages fit the first flight completely: informative, not required. */
export function wholeInFirstFlight(files: Files): number {
  return htmlNames(files).filter(
    (name) => HEADERS + (files.get(`${name}.br`)?.length ?? Number.POSITIVE_INFINITY) <= FIRST_FLIGHT,
  ).length;
}
