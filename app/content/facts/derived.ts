import { percentRange } from "../intl.ts";
import { isQuantity, type Quantity, type Shares } from "../schema/quantity.ts";
import { say, words } from "../words.ts";
import type { Fact } from "./fill.ts";
import { paybackFacts } from "./payback.ts";

/** A fact as its file states it. */
export type StatedFact = Fact | Quantity | Shares;

/** What a text says that quotes a fact. */
export const factOf = (stated: StatedFact): Fact =>
  typeof stated === "object" && stated !== null ? stated.text : stated;

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
function downtimeFacts(uptime: StatedFact | undefined): Record<string, Fact> {
  if (!isQuantity(uptime) || uptime.unit !== "percent")
    return { downtimeAMonth: null, downtimeAYear: null };
  const minutes = MINUTES_A_YEAR * (1 - uptime.to / 100);
  return {
    downtimeAMonth: inHours(minutes / 12),
    downtimeAYear: inHours(minutes),
  };
}

/**
 * The shares of a split such as `30–40–30`: `30%`. A split in two has no second
 * one.
 */
function milestoneFacts(split: StatedFact | undefined): Record<string, Fact> {
  const isSplit =
    typeof split === "object" && split !== null && "shares" in split;
  const shares = isSplit ? split.shares : [];
  const share = (index: number): Fact => {
    const part = shares.at(index);
    return part === undefined ? null : percentRange(part, part);
  };
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
  stated: Readonly<Record<string, StatedFact>>,
): Record<string, Fact> => ({
  ...paybackFacts(stated.erpSetup, stated.rentedErp),
  ...downtimeFacts(stated.cloudUptime),
  ...milestoneFacts(stated.milestones),
});
