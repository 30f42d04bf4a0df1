import { expect, it } from "vitest";
import { quantitySchema } from "../schema/quantity.ts";
import { paybackFacts } from "./payback.ts";

const dollars = (from: number, to: number) =>
  quantitySchema.parse({ from, to, unit: "USD" });

it.each([
  [
    dollars(10_000, 25_000),
    dollars(5000, 15_000),
    "2–5 years",
    "under two years",
  ],
  [dollars(12_000, 30_000), dollars(5000, 6000), "2–6 years", "2–5 years"],
  [dollars(10_000, 10_000), dollars(5000, 20_000), "2 years", "under one year"],
  // Two whole years are not under two.
  [
    dollars(9000, 20_000),
    dollars(5000, 10_000),
    "1–4 years",
    "under three years",
  ],
])(
  "a setup of %o against %o a year is paid back in %s, or in %s",
  (setup, yearly, atLow, atHigh) => {
    const facts = paybackFacts(setup, yearly);
    expect([facts.paidBackAtLow, facts.paidBackAtHigh]).toEqual([
      atLow,
      atHigh,
    ]);
    expect(`${facts.rentedErpLow}–${facts.rentedErpHigh}`).toBe(yearly.text);
  },
);

it.each([
  ["to be written", dollars(5000, 15_000)],
  [dollars(10_000, 25_000), undefined],
  [quantitySchema.parse({ number: 9000, unit: "EUR" }), dollars(5000, 15_000)],
])("says nothing of %o against %o", (setup, yearly) => {
  expect(paybackFacts(setup, yearly)).toMatchObject({
    paidBackAtLow: null,
    paidBackAtHigh: null,
  });
});
