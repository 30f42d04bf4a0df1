import { unmarked } from "../../content/marks.ts";
import { words } from "../../content/words.ts";

const lengths = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
} as const;

/** The length of a unit of time in seconds, by each of its names. */
const seconds = new Map(
  Object.entries(lengths).flatMap(([unit, length]) =>
    words.time[unit as keyof typeof lengths].map(
      (name) => [unmarked(name), length] as const,
    ),
  ),
);

/**
 * Reads a figure as printed ("14 min", "1,160", "$60", "6% of open requests"),
 * times in seconds.
 */
function readMeasure(
  text: string,
): { amount: number; kind: string } | undefined {
  const [, currency = "", digits = "", unit = ""] =
    /^([$₹€]?)([\d,.]+)\s?(%|\p{L}*)/u.exec(unmarked(text)) ?? [];
  const amount = Number(digits.replaceAll(",", ""));
  if (digits === "" || Number.isNaN(amount)) return undefined;
  const length = seconds.get(unit);
  if (length) return { amount: amount * length, kind: "time" };
  return { amount, kind: currency || unit };
}

export interface Scale {
  before: number;
  after: number;
}

/**
 * The two figures as percentages of the larger, for bars to scale; nothing if
 * they measure different things.
 */
export function compare(before: string, after: string): Scale | undefined {
  const was = readMeasure(before);
  const is = readMeasure(after);
  if (!was || !is || was.kind !== is.kind) return undefined;
  const longest = Math.max(was.amount, is.amount);
  if (longest === 0) return undefined;
  const percent = (amount: number) =>
    Math.round((amount / longest) * 1000) / 10;
  return { before: percent(was.amount), after: percent(is.amount) };
}

/**
 * Only the number of a figure as printed, without what it is a share of: the
 * full text is beside it.
 */
export const figureOf = (measured: string): string =>
  measured.split(` ${words.caseStudy.of} `)[0] ?? measured;
