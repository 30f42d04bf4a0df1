import { expect, it } from "vitest";
import { z } from "zod";
import { parseContent } from "../../content/parse.ts";
import { breakEvenNames, dollarRangeSchema, withBreakEven } from "./break-even.ts";

const offer = z.strictObject({ price: dollarRangeSchema });
const schema = z
  .strictObject({
    text: z.string(),
    pricing: z.strictObject({ setup: offer, comparison: offer, chart: z.strictObject({ years: z.int() }) }),
  })
  .transform(withBreakEven);

const page = (setup: string, rent: string, text = "", years = 5) =>
  parseContent(schema, "x.ts", {
    text,
    pricing: { setup: { price: setup }, comparison: { price: rent }, chart: { years } },
  });

it("draws the chart from the two prices", () => {
  expect(page("$12,000–$30,000", "$6,000–$10,000").pricing.chart).toEqual({
    years: 5,
    setupUsd: [12000, 30000],
    saasUsdPerYear: [6000, 10000],
  });
});

it("quotes the break-even months in the text", () => {
  const text = breakEvenNames.map((name) => `{${name}}`).join(" ");
  expect(page("$12,000–$30,000", "$6,000–$10,000", text).text).toBe("24 36 14 60 $30,000–$50,000 five");
});

it("rejects a price that no chart can show, with the file and the field", () => {
  expect(() => page("About $12,000", "$6,000–$10,000")).toThrow(
    'x.ts: pricing.setup.price: is "About $12,000", but must be a range of dollars such as $10,000–$25,000',
  );
});

it("rejects a chart that ends before the rent passes the setup fee", () => {
  expect(() => page("$12,000–$30,000", "$6,000–$10,000", "", 2)).toThrow(
    "x.ts: pricing.chart.years: must reach month 36, in which the rent passes the setup fee",
  );
});
