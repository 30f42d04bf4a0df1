import { describe, expect, it, vi } from "vitest";
import { inWeeks, quantitySchema, sharesSchema } from "./quantity.ts";

/** How a site in this language writes a number of content. */
async function writtenIn(lang: string, quantity: object) {
  vi.resetModules();
  vi.doMock("../site.ts", async (original) => {
    const real = await original<typeof import("../site.ts")>();
    return { ...real, site: { ...real.site, lang } };
  });
  const own = await import("./quantity.ts");
  vi.doUnmock("../site.ts");
  return own.quantitySchema.parse(quantity);
}

describe("a number with its unit", () => {
  it.each([
    [{ number: 4200 }, "4,200", "4.200"],
    [{ number: 1.4, unit: "second" }, "1.4 s", "1,4 s"],
    [{ number: 99.7, unit: "percent" }, "99.7%", "99,7\u00a0%"],
    [
      { from: 10000, to: 25000, unit: "EUR" },
      "€10,000–€25,000",
      "10.000–25.000\u00a0€",
    ],
    [{ number: 0.5, unit: "USD" }, "$0.50", "0,50\u00a0$"],
  ])(
    "%j is written %s in English and %s in German",
    async (quantity, english, german) => {
      expect((await writtenIn("en-GB", quantity)).text).toBe(english);
      const { text, from, to } = await writtenIn("de-DE", quantity);
      expect(text).toBe(german);
      // What is drawn is the same in any language.
      expect({ from, to }).toEqual(
        "number" in quantity
          ? { from: quantity.number, to: quantity.number }
          : { from: quantity.from, to: quantity.to },
      );
    },
  );

  it.each([
    [{ from: 2, to: 3, unit: "week" }, "2–3 weeks", { from: 2, to: 3 }],
    [{ from: 3, to: 6, unit: "month" }, "3–6 months", { from: 13, to: 26 }],
    [{ number: 1, unit: "day" }, "1 day", { from: 1 / 7, to: 1 / 7 }],
    [{ number: 1, unit: "week", says: "weekly" }, "weekly", { from: 1, to: 1 }],
    [{ number: 60, unit: "USD" }, "$60", undefined],
  ])("%j says %s", (written, text, weeks) => {
    const quantity = quantitySchema.parse(written);
    expect(quantity.text).toBe(text);
    expect(inWeeks(quantity)).toEqual(weeks);
  });

  it.each([
    [{ number: 25, says: "{numbr}+" }, "did you mean {number}?"],
    [{ from: 3, to: 2 }, "must not be less than from"],
    [{ number: 3, unit: "fortnight" }, "a currency such as USD"],
  ])("%j is refused: %s", (written, message) => {
    const { error } = quantitySchema.safeParse(written);
    expect(JSON.stringify(error?.issues)).toContain(message);
  });

  it("may be written in another way", () => {
    const million = { number: 1e6, figure: "1M", says: "{number}+" };
    expect(quantitySchema.parse(million)).toMatchObject({
      to: 1e6,
      figure: "1M",
      text: "1M+",
    });
  });
});

it("writes the shares of a whole as a split", () => {
  expect(sharesSchema.parse({ shares: [30, 40, 30] }).text).toBe("30–40–30");
});
