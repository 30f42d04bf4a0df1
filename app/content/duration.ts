import { literalPattern } from "./literal-pattern.ts";
import { unmarked } from "./marks.ts";
import { words } from "./words.ts";

const { hour, day, week, month } = words.time;
const lengths = [
  [day, 1 / 7],
  [week, 1],
  [month, 52 / 12],
] as const;
const anyOf = (names: readonly string[]) =>
  names.map((name) => literalPattern(unmarked(name))).join("|");
const units = anyOf(lengths.flatMap(([names]) => names));
const range = new RegExp(`(\\d+)(?:[–-](\\d+))? (${units})(?!\\p{L})`, "u");
const hours = new RegExp(`(\\d+) (${anyOf(hour)})(?!\\p{L})`, "u");

/**
 * The first range in a line such as "8–12 weeks" or "A basic system in 4–6
 * months", in weeks.
 */
export function parseWeeks(
  line: string,
): { words: string; from: number; to: number } | undefined {
  const [found, from, to = from, unit = ""] = range.exec(unmarked(line)) ?? [];
  const [, length] =
    lengths.find(([names]) => names.map(unmarked).includes(unit)) ?? [];
  return found && length
    ? { words: found, from: Number(from) * length, to: Number(to) * length }
    : undefined;
}

/**
 * The number in a line such as "within 24 hours"; none in "within 2 business
 * days", which depend on a calendar.
 */
export function parseHours(line: string): number | undefined {
  const [, number] = hours.exec(unmarked(line)) ?? [];
  return number ? Number(number) : undefined;
}
