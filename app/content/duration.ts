import { literalPattern } from "./literal-pattern.ts";
import { unmarked } from "./marks.ts";
import { words } from "./words.ts";

/** The shortest and longest duration of a piece of work, in weeks. */
interface Weeks {
  from: number;
  to: number;
}

const { day, week, month } = words.time;
const lengths = [
  [day, 1 / 7],
  [week, 1],
  [month, 52 / 12],
] as const;
const units = lengths.flatMap(([names]) => names.map((name) => literalPattern(unmarked(name))));
const range = new RegExp(`(\\d+)(?:[–-](\\d+))? (${units.join("|")})(?!\\p{L})`, "u");

/** The first range in a line such as "8–12 weeks" or "A basic system in 4–6 months". */
export function parseWeeks(line: string): (Weeks & { words: string }) | undefined {
  const [found, from, to = from, unit = ""] = range.exec(unmarked(line)) ?? [];
  const [, length] = lengths.find(([names]) => names.map(unmarked).includes(unit)) ?? [];
  return found && length ? { words: found, from: Number(from) * length, to: Number(to) * length } : undefined;
}
