import { inWeeks, type Quantity } from "../../content/schema/quantity.ts";

/** A result: a number, or a text that nothing can be drawn from. */
export type Result = string | Quantity;

/** What is compared: lengths of time in any unit, others in their own. */
function measured(quantity: Quantity): { amount: number; kind: string } {
  const time = inWeeks(quantity);
  if (time) return { amount: time.to, kind: "time" };
  return { amount: quantity.to, kind: quantity.unit ?? "" };
}

export interface Scale {
  before: number;
  after: number;
}

/**
 * The two results as percentages of the larger, for bars to scale; nothing if
 * they measure different things.
 */
export function compare(before: Result, after: Result): Scale | undefined {
  if (typeof before === "string" || typeof after === "string") return undefined;
  const was = measured(before);
  const is = measured(after);
  if (was.kind !== is.kind) return undefined;
  const longest = Math.max(was.amount, is.amount);
  if (longest === 0) return undefined;
  const percent = (amount: number) =>
    Math.round((amount / longest) * 1000) / 10;
  return { before: percent(was.amount), after: percent(is.amount) };
}

/**
 * Only the number with its unit, without what it is a share of: the full text
 * is beside it.
 */
export const measureIn = (result: Result): string =>
  typeof result === "string" ? result : result.measure;
