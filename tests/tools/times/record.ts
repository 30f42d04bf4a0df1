import { appendFileSync, readFileSync } from "node:fs";

/** How long a test took, or the hooks of a file. */
export interface Took {
  name: string;
  milliseconds: number;
}

/** The variable that names the file to which reporters add a line for each test. */
export const TIMES_FILE = "TEST_TIMES_FILE";

export function recordTime(took: Took): void {
  const file = process.env[TIMES_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(took)}\n`);
}

/** The slowest first. */
export function readSlowest(file: string, count: number): Took[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): Took => JSON.parse(line))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count);
}
