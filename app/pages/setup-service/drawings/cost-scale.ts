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

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Months run to the right, dollars upwards; a little room is left above the dearest line. */
export function costScale({ years, saasUsdPerYear }: Costs, { left, right, top, bottom }: Frame) {
  const most = years * saasUsdPerYear[1] + 5000;
  return {
    x: (month: number) => left + (month / (years * 12)) * (right - left),
    y: (usd: number) => bottom - (usd / most) * (bottom - top),
    most,
  };
}

/** A range of dollars, or of as many years of it: "$15,000–$45,000". */
export const dollarRange = (range: readonly [number, number], years = 1) =>
  range.map((usd) => `$${(usd * years).toLocaleString("en-US")}`).join("–");

export const thousands = (usd: number) => (usd === 0 ? "0" : `$${usd / 1000}k`);
