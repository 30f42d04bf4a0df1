import { amount, figureRange } from "../intl.ts";
import { isMoney, isQuantity, type Quantity } from "../schema/quantity.ts";
import { say, words } from "../words.ts";
import type { Fact } from "./fill.ts";
import { numberWord } from "./number-words.ts";

/**
 * After how many years of a fee a setup costs less: `2–5 years`, or
 * `under two years`.
 */
function yearsUntilPaid(setup: Quantity, yearly: number): string {
  const from = Math.floor(setup.from / yearly);
  const to = setup.to / yearly;
  if (from < 1) {
    const count = Math.floor(to) + 1;
    return say(words.setupService.paidBackUnder, {
      count,
      number: numberWord(count),
    });
  }
  const count = Math.ceil(to);
  const years = figureRange(from, count);
  return say(words.setupService.paidBackIn, { count, years });
}

const asMoney = (fact: unknown): Quantity | undefined =>
  isQuantity(fact) && isMoney(fact) && fact.from > 0 ? fact : undefined;

/**
 * What a one-time setup saves against yearly fees, from the two prices, each a
 * range. Null as long as one of them is no amount of money, or of another
 * currency.
 */
export function paybackFacts(
  setup: unknown,
  yearly: unknown,
): Record<string, Fact> {
  const price = asMoney(setup);
  const fees = asMoney(yearly);
  const paidBackAt = (fee: number) =>
    price && price.unit === fees?.unit ? yearsUntilPaid(price, fee) : null;
  if (!fees)
    return {
      rentedErpLow: null,
      rentedErpHigh: null,
      paidBackAtLow: null,
      paidBackAtHigh: null,
    };
  const { from, to, unit = "" } = fees;
  return {
    rentedErpLow: amount(from, unit),
    rentedErpHigh: amount(to, unit),
    paidBackAtLow: paidBackAt(from),
    paidBackAtHigh: paidBackAt(to),
  };
}
