import { type Files, htmlFiles } from "./output.ts";

/** What TCP sends before it waits for the first answer: ten segments of 1,460 bytes. */
export const FIRST_FLIGHT = 14_600;

/** About what a server says before the page. */
const HEADERS = 650;

/** Of the compressed pages, how many arrive whole in the first flight: good to know, and not required. */
export function wholeInFirstFlight(files: Files): number {
  return htmlFiles(files).filter(
    ([name]) => HEADERS + (files.get(`${name}.br`)?.length ?? Number.POSITIVE_INFINITY) <= FIRST_FLIGHT,
  ).length;
}
