import { unmarked } from "../marks.ts";
import { say, words } from "../words.ts";
import type { Fact } from "./fill.ts";
import { paybackFacts } from "./payback.ts";

const MINUTES_A_YEAR = 365.2425 * 24 * 60;

/** `526` → `8 h 46 min`. */
function inHours(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = say(words.units.minutes, { number: whole % 60 });
  if (hours === 0) return rest;
  return `${say(words.units.hours, { number: hours })} ${rest}`;
}

/** What an uptime of `99.9%` leaves. */
function downtimeFacts(uptime: unknown): Record<string, Fact> {
  const [, percent] =
    /^(\d+(?:[.,]\d+)?)\s?%$/.exec(unmarked(String(uptime))) ?? [];
  if (percent === undefined)
    return { downtimeAMonth: null, downtimeAYear: null };
  const minutes =
    MINUTES_A_YEAR * (1 - Number(percent.replace(",", ".")) / 100);
  return {
    downtimeAMonth: inHours(minutes / 12),
    downtimeAYear: inHours(minutes),
  };
}

/**
 * The shares of a split such as `30–40–30`: `30%`. A split in two has no second
 * one.
 */
function milestoneFacts(split: unknown): Record<string, Fact> {
  const shares = unmarked(String(split)).split("–");
  const isSplit =
    shares.length > 1 && shares.every((share) => /^\d+$/.test(share));
  const share = (index: number): Fact =>
    isSplit ? `${shares.at(index)}%` : null;
  return {
    firstMilestone: share(0),
    secondMilestone: shares.length === 3 ? share(1) : null,
    lastMilestone: share(-1),
  };
}

/**
 * What derives from facts that the owner states; null as long as it cannot be
 * told from them.
 */
export const derivedFacts = (
  stated: Readonly<Record<string, Fact>>,
): Record<string, Fact> => ({
  ...paybackFacts(stated.erpSetup, stated.rentedErp),
  ...downtimeFacts(stated.cloudUptime),
  ...milestoneFacts(stated.milestones),
});
