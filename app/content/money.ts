import { unmarked } from "./marks.ts";

/** The ends of a range of dollars. */
export type DollarRange = readonly [low: number, high: number];

const range = /^\$([1-9][\d,]*)–\$([1-9][\d,]*)$/;

/**
 * `$10,000–$25,000` → `[10000, 25000]`; undefined if it is no range of dollars.
 */
export function parseDollars(price: string): DollarRange | undefined {
  const [, low, high] = range.exec(unmarked(price)) ?? [];
  if (!low || !high) return undefined;
  return [Number(low.replaceAll(",", "")), Number(high.replaceAll(",", ""))];
}
