import { expect, it } from "vitest";
import { quantitySchema, sharesSchema } from "../schema/quantity.ts";
import { derivedFacts } from "./derived.ts";

const percent = (number: number) =>
  quantitySchema.parse({ number, unit: "percent" });
const split = (...shares: number[]) => sharesSchema.parse({ shares });

it.each([
  [percent(99.9), "44 min", "8 h 46 min"],
  [percent(99.99), "4 min", "53 min"],
  [percent(99), "7 h 18 min", "87 h 39 min"],
  ["high", null, null],
])(
  "an uptime of %o leaves %s a month and %s a year",
  (cloudUptime, downtimeAMonth, downtimeAYear) => {
    expect(derivedFacts({ cloudUptime })).toMatchObject({
      downtimeAMonth,
      downtimeAYear,
    });
  },
);

it.each([
  [split(30, 40, 30), "30%", "40%", "30%"],
  [split(60, 40), "60%", null, "40%"],
  ["by agreement", null, null, null],
])(
  "a split of %o has the shares %s, %s and %s",
  (milestones, first, second, last) => {
    expect(derivedFacts({ milestones })).toMatchObject({
      firstMilestone: first,
      secondMilestone: second,
      lastMilestone: last,
    });
  },
);
