import { expect, it } from "vitest";
import { derivedFacts } from "./derived.ts";

it.each([
  ["99.9%", "44 min", "8 h 46 min"],
  ["99,99 %", "4 min", "53 min"],
  ["99%", "7 h 18 min", "87 h 39 min"],
  ["high", null, null],
])(
  "an uptime of %s leaves %s a month and %s a year",
  (cloudUptime, downtimeAMonth, downtimeAYear) => {
    expect(derivedFacts({ cloudUptime })).toMatchObject({
      downtimeAMonth,
      downtimeAYear,
    });
  },
);

it.each([
  ["30–40–30", "30%", "40%", "30%"],
  ["60–40", "60%", null, "40%"],
  ["by agreement", null, null, null],
])(
  "a split of %s has the shares %s, %s and %s",
  (milestones, first, second, last) => {
    expect(derivedFacts({ milestones })).toMatchObject({
      firstMilestone: first,
      secondMilestone: second,
      lastMilestone: last,
    });
  },
);
