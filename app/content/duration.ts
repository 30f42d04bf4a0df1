/** The shortest and longest duration of a piece of work, in weeks. */
interface Weeks {
  from: number;
  to: number;
}

const WEEKS = { days: 1 / 7, weeks: 1, months: 52 / 12 } as const;

/** The first range in a line such as "8–12 weeks" or "A basic system in 4–6 months". */
export function parseWeeks(line: string): (Weeks & { words: string }) | undefined {
  const [words, from, to = from, unit] = /(\d+)(?:[–-](\d+))? (days|weeks|months)\b/.exec(line) ?? [];
  if (!words || !unit) return undefined;
  const length = WEEKS[unit as keyof typeof WEEKS];
  return { words, from: Number(from) * length, to: Number(to) * length };
}
