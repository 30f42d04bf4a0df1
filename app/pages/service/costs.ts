import { figure } from "../../content/intl.ts";
import { unmarked } from "../../content/marks.ts";

type Range = readonly [low: number, high: number];

export interface Costs {
  years: number;
  /** One-time setup in US dollars. */
  setupUsd: Range;
  /** Rent of a hosted ERP in US dollars a year. */
  saasUsdPerYear: Range;
}

/** `$10,000–$25,000` → `[10000, 25000]`. */
function amounts(price: string): Range {
  const [low = "", high = ""] = unmarked(price).replace(/[$,]/g, "").split("–");
  return [Number(low), Number(high)];
}

interface Priced {
  setup: { price: string };
  comparison: { price: string };
  chart: { years: number };
}

/** The chart's figures are those of the two prices, so that they cannot contradict each other. */
export const costsOf = ({ setup, comparison, chart: { years } }: Priced): Costs => ({
  years,
  setupUsd: amounts(setup.price),
  saasUsdPerYear: amounts(comparison.price),
});

/** A range of dollars, or of as many years of it: "$15,000–$45,000". */
export const dollarRange = (range: Range, years = 1): string =>
  range.map((usd) => `$${figure(usd * years)}`).join("–");
