import { figure } from "../../content/intl.ts";
import { type DollarRange, parseDollars } from "../../content/money.ts";

export interface Costs {
  years: number;
  /** One-time setup in US dollars. */
  setupUsd: DollarRange;
  /** Rent of a hosted ERP in US dollars a year. */
  saasUsdPerYear: DollarRange;
}

/** The schema has made sure that it is a range. */
const amounts = (price: string): DollarRange => parseDollars(price) ?? [0, 0];

interface Priced {
  setup: { price: string };
  comparison: { price: string };
  chart: { years: number };
}

/**
 * The chart's figures are those of the two prices, so that they cannot
 * contradict each other.
 */
export const costsOf = ({
  setup,
  comparison,
  chart: { years },
}: Priced): Costs => ({
  years,
  setupUsd: amounts(setup.price),
  saasUsdPerYear: amounts(comparison.price),
});

/** A range of dollars, or of as many years of it: "$15,000–$45,000". */
export const dollarRange = (range: DollarRange, years = 1): string =>
  range.map((usd) => `$${figure(usd * years)}`).join("–");
