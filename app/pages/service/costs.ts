import { amountRange } from "../../content/intl.ts";
import type { Quantity } from "../../content/schema/quantity.ts";

/** Two prices, both in the currency of the setup. */
export interface Costs {
  years: number;
  /** One-time. */
  setup: Quantity;
  /** Rent of a hosted ERP, a year. */
  rent: Quantity;
}

interface Priced {
  setup: { price: Quantity };
  comparison: { price: Quantity };
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
  setup: setup.price,
  rent: comparison.price,
});

/** A price, or that of as many years: "$15,000–$45,000". */
export const priceOf = ({ from, to, unit = "" }: Quantity, years = 1): string =>
  amountRange(from * years, to * years, unit);
