import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { amount, figure } from "../../../content/intl.ts";
import { weeksOf } from "./month.ts";
import { screensSchema } from "./schema.ts";
import { Screens } from "./screens.tsx";

const table = {
  type: "table" as const,
  columns: [{ name: "Person" }, { name: "Net", currency: "EUR" }],
  rows: [
    ["Ada", 1200],
    ["Ben", 1300],
  ],
  total: "Both",
};
const accepts = (screen: object) => screensSchema.safeParse([screen]).success;
const draw = (screens: object[]) =>
  renderToStaticMarkup(
    <Screens
      number="Fig. 1"
      product="P"
      screens={screensSchema.parse(screens)}
    />,
  );

it("composes a screen of blocks, or shows a picture instead", () => {
  const picture = { file: "screen.png", alt: "The list of people" };
  expect(accepts({ name: "People", blocks: [table] })).toBe(true);
  expect(accepts({ name: "People", picture })).toBe(true);
  expect(accepts({ name: "People", blocks: [table], picture })).toBe(false);
  expect(accepts({ name: "People" })).toBe(false);
  expect(draw([{ name: "People", picture }])).toContain("/pictures/screen.png");
});

it("rejects a row with a value too few", () => {
  expect(
    accepts({ name: "People", blocks: [{ ...table, rows: [["Ada"]] }] }),
  ).toBe(false);
});

it("writes amounts as the site does, with their sum", () => {
  const html = draw([{ name: "Payroll", blocks: [table] }]);
  for (const value of [1200, 1300, 2500])
    expect(html).toContain(`>${amount(value, "EUR")}</td>`);
  expect(amount(2500, "EUR")).toContain(figure(2500));
});

it("says that sample data is sample data, and offers a choice only between several screens", () => {
  const screen = { name: "People", blocks: [table] };
  expect(draw([screen])).not.toContain("data-nosnippet");
  expect(draw([screen])).not.toContain("fieldset");
  const several = draw([
    { ...screen, sample: true },
    { ...screen, name: "Leave" },
  ]);
  expect(several).toContain("data-nosnippet");
  expect(several).toContain("fieldset");
});

it("draws an entry of a month in each of its weeks, and those of one time below each other", () => {
  // June 2026 begins on a Monday.
  const weeks = weeksOf("2026-06", [
    { from: 4, to: 9 },
    { from: 9, to: 10 },
    { from: 28, to: 31 },
  ]);
  const drawn = weeks.map(({ days, lines }) =>
    lines.map((bars) =>
      bars.map(({ number, from, to }) => [number, days[from], days[to]]),
    ),
  );
  expect(weeks.flatMap(({ days }) => days).filter(Boolean)).toHaveLength(30);
  expect(drawn.flat(2)).toEqual(
    expect.arrayContaining([
      [1, 4, expect.any(Number)],
      [1, expect.any(Number), 9],
      [2, 9, 10],
      [3, expect.any(Number), 30],
    ]),
  );
  const second = drawn.find((lines) =>
    lines.some((bars) => bars.some(([number]) => number === 2)),
  );
  expect(second?.map(([bar]) => bar?.[0])).toEqual([1, 2]);
});
