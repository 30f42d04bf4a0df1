import { expect, it } from "vitest";
import { paybackFacts } from "./payback.ts";

it.each([
  ["$10,000–$25,000", "$5,000–$15,000", "2–5 years", "under two years"],
  ["$12,000–$30,000", "$5,000–$6,000", "2–6 years", "2–5 years"],
  ["$10,000–$10,000", "$5,000–$20,000", "2 years", "under one year"],
  // Two whole years are not under two.
  ["$9,000–$20,000", "$5,000–$10,000", "1–4 years", "under three years"],
])(
  "a setup of %s against %s a year is paid back in %s, or in %s",
  (setup, yearly, atLow, atHigh) => {
    const facts = paybackFacts(setup, yearly);
    expect([facts.paidBackAtLow, facts.paidBackAtHigh]).toEqual([
      atLow,
      atHigh,
    ]);
    expect(`${facts.rentedErpLow}–${facts.rentedErpHigh}`).toBe(yearly);
  },
);

it.each([
  ["to be written", "$5,000–$15,000"],
  ["$10,000–$25,000", undefined],
])("says nothing of %j against %j", (setup, yearly) => {
  expect(paybackFacts(setup, yearly)).toMatchObject({
    paidBackAtLow: null,
    paidBackAtHigh: null,
  });
});
