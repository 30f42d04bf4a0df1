import { figure } from "../intl.ts";
import { type DollarRange, parseDollars } from "../money.ts";
import { say, words } from "../words.ts";
import type { Fact } from "./fill.ts";
import { numberWord } from "./number-words.ts";

/**
 * After how many years of a fee a setup costs less: `2–5 years`, or
 * `under two years`.
 */
function yearsUntilPaid(
  [lowest, highest]: DollarRange,
  yearly: number,
): string {
  const from = Math.floor(lowest / yearly);
  const to = highest / yearly;
  if (from < 1) {
    const count = Math.floor(to) + 1;
    return say(words.setupService.paidBackUnder, {
      count,
      number: numberWord(count),
    });
  }
  const count = Math.ceil(to);
  const years =
    from === count ? figure(count) : `${figure(from)}–${figure(count)}`;
  return say(words.setupService.paidBackIn, { count, years });
}

/**
 * What a one-time setup saves against yearly fees, from the two prices, each a
 * range. Null as long as one of them is no range of dollars.
 */
export function paybackFacts(
  setup: unknown,
  yearly: unknown,
): Record<string, Fact> {
  const setupRange = parseDollars(String(setup));
  const fees = parseDollars(String(yearly));
  const lowFee = fees ? `$${figure(fees[0])}` : null;
  const highFee = fees ? `$${figure(fees[1])}` : null;
  return {
    rentedErpLow: lowFee,
    rentedErpHigh: highFee,
    paidBackAtLow:
      setupRange && fees ? yearsUntilPaid(setupRange, fees[0]) : null,
    paidBackAtHigh:
      setupRange && fees ? yearsUntilPaid(setupRange, fees[1]) : null,
  };
}
