import { appendFileSync, readFileSync } from "node:fs";

/** The duration of a test, or of a file's hooks. */
export interface Took {
  name: string;
  milliseconds: number;
}

/** The environment variable with the file to which reporters append a line per test. */
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
