import { figure } from "../../content/intl.ts";
export interface Costs {
  years: number;
  /** One-time setup, low and high, in US dollars. */
  setupUsd: readonly [number, number];
  /** Rent of a hosted ERP, low and high, in US dollars a year. */
  saasUsdPerYear: readonly [number, number];
}

/** The month in which the rent paid so far reaches the setup fee. */
export function crossingMonth(setupUsd: number, saasUsdPerYear: number): number {
  return (setupUsd / saasUsdPerYear) * 12;
}

/** A range of dollars, or of as many years of it: "$15,000–$45,000". */
export const dollarRange = (range: readonly [number, number], years = 1) =>
  range.map((usd) => `$${figure(usd * years)}`).join("–");
