import type { z } from "zod";
import { fillFacts } from "../../content/facts/fill.ts";
import { unmarked } from "../../content/marks.ts";
import { formed } from "../../content/schema/parts.ts";
import { type Costs, crossingMonth, dollarRange } from "./costs.ts";

export const dollarRangeSchema = formed(
  /^\$[1-9][\d,]*–\$[1-9][\d,]*$/,
  "a range of dollars such as $10,000–$25,000",
).meta({ shown: true });

/** `$10,000–$25,000` → `[10000, 25000]`. */
function amounts(price: string): [number, number] {
  const [low = "", high = ""] = unmarked(price).replace(/[$,]/g, "").split("–");
  return [Number(low), Number(high)];
}

/** What a page with costs may quote in addition to the site's facts. */
export const breakEvenNames = [
  "lowMonth",
  "highMonth",
  "firstMonth",
  "lastMonth",
  "rentOverYears",
  "years",
] as const;

type Quoted = Record<(typeof breakEvenNames)[number], string | number>;

function quoted({ years, setupUsd, saasUsdPerYear }: Costs): Quoted {
  const month = (setup: 0 | 1, rent: 0 | 1) =>
    String(Math.round(crossingMonth(setupUsd[setup], saasUsdPerYear[rent])));
  return {
    lowMonth: month(0, 0),
    highMonth: month(1, 1),
    firstMonth: month(0, 1),
    lastMonth: month(1, 0),
    rentOverYears: dollarRange(saasUsdPerYear, years),
    years,
  };
}

interface Priced {
  pricing: { setup: { price: string }; comparison: { price: string }; chart: { years: number } };
}

/** Derives the chart and every quoted month from the two prices, so that they cannot contradict each other. */
export function withBreakEven<Page extends Priced>(page: Page, context: z.RefinementCtx) {
  const { setup, comparison, chart } = page.pricing;
  const costs: Costs = {
    years: chart.years,
    setupUsd: amounts(setup.price),
    saasUsdPerYear: amounts(comparison.price),
  };
  const names = quoted(costs);
  const last = Math.max(Number(names.lowMonth), Number(names.highMonth));
  if (last > costs.years * 12)
    context.addIssue({
      code: "custom",
      path: ["pricing", "chart", "years"],
      message: `must reach month ${last}, in which the rent passes the setup fee`,
    });
  const facts = {
    names: () => [...breakEvenNames],
    get: (name: string) => new Map(Object.entries(names)).get(name),
  };
  const derived = { ...page, pricing: { ...page.pricing, chart: { ...chart, ...costs } } };
  return fillFacts(facts, derived).value as Page & { pricing: { chart: Costs } };
}
