import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { composableDrawingSchema } from "../content/schema/parts.ts";
import { stockParts } from "../content/schema/stock-parts.ts";
import { words } from "../content/words.ts";
import { stockPartNames } from "../drawings/stock/stock-parts.ts";
import { StockRow } from "../drawings/stock-row.tsx";
import { KeyedFigure, keyedToFigure, partId } from "./keyed-figure.tsx";

const description = "What the figure shows";
const longest = "m".repeat(28);
const some = (count: number) => stockParts.slice(0, count);
const draw = (parts: readonly string[], signal?: number) =>
  renderToStaticMarkup(
    <StockRow
      parts={parts}
      signal={signal}
      description={description}
      labels={parts.map(() => longest)}
    />,
  );

/**
 * Advance of the annotation font at 14 units, in its narrow width, and the gap
 * before a name.
 */
const CHARACTER = 9;
const GAP = 10.5;

describe("a figure composed of stock parts", () => {
  it("has a drawing for every part that content may name", () => {
    expect(stockPartNames).toEqual([...stockParts].sort());
  });

  it("rejects an unknown part with its name and the known names", () => {
    const drawing = {
      description,
      balloons: ["One", "Two", "Three"],
      parts: ["phone", "drone", "gate"],
    };
    const { error } = composableDrawingSchema.safeParse(drawing);
    expect(error?.issues).toMatchObject([{ path: ["parts", 1] }]);
    expect(error?.issues[0]?.message).toBe(
      `there is no stock part "drone", only ${[...stockParts].join(", ")}`,
    );
  });

  it("rejects parts without a label, and a signal on a part that does not exist", () => {
    const drawing = { description, balloons: ["One", "Two", "Three"] };
    const few = composableDrawingSchema.safeParse({
      ...drawing,
      parts: some(4),
    });
    const none = composableDrawingSchema.safeParse({
      ...drawing,
      parts: some(3),
      signal: 4,
    });
    expect(few.error?.issues).toMatchObject([{ path: ["parts"] }]);
    expect(none.error?.issues).toMatchObject([{ path: ["signal"] }]);
  });

  it.each([3, 4, 5, 6])(
    "draws %i parts with their names inside the canvas, one in the signal colour, under 8 KB",
    (count) => {
      for (const parts of [some(count), stockParts.slice(-count)]) {
        const [row = ""] = draw(parts).match(/<svg.*?<\/svg>/) ?? [];
        expect(row.match(/id="part-/g)).toHaveLength(count);
        expect(row).toMatch(/class="sf/);
        expect(
          row.replaceAll(/><\/(path|circle|use)>/g, "/>").length,
        ).toBeLessThan(8192);
        const half = Number(/viewBox="-(\d+)/.exec(row)?.[1]);
        const reaches = [
          ...row.matchAll(
            /translate\(([-\d.]+) [-\d.]+\)"(?:(?!<\/g>).)*<text x="([-\d.]+)"[^>]*class="b"/g,
          ),
        ].map(([, x, gap]) =>
          Math.abs(
            Number(x) +
              Number(gap) +
              Math.sign(Number(gap)) * (GAP + 28 * CHARACTER),
          ),
        );
        expect(reaches).toHaveLength(count);
        expect(Math.max(...reaches)).toBeLessThanOrEqual(half);
      }
    },
  );

  it("gives a repeated part two fragments, and refers to all parts on a phone", () => {
    const html = draw(["phone", "gate", "phone"]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(["part-phone", "part-gate", "part-phone-2"]),
    );
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g))
      expect(ids).toContain(target);
  });

  it("replaces the page's own drawing, and lists its parts as links to the texts about them", () => {
    const drawing = {
      description,
      balloons: ["Asked", "Checked", "Booked"],
      parts: [...some(3)],
    };
    const html = renderToStaticMarkup(
      <KeyedFigure drawing={drawing} keyed>
        <p>A drawing of its own</p>
      </KeyedFigure>,
    );
    expect(html).not.toContain("A drawing of its own");
    for (const [index, label] of drawing.balloons.entries())
      expect(html).toContain(`<a href="#${partId(index)}">${label}</a>`);
  });
});

it("refers to the figure only if its balloons number the items", () => {
  const drawing = { balloons: ["Intake", "Sieve", "Outlet"] };
  const items = drawing.balloons.map((title) => ({ title }));
  expect(keyedToFigure({ drawing }, items)).toBe(words.figures.keyed);
  expect(keyedToFigure({ drawing }, items.slice(1))).toBeUndefined();
  expect(
    keyedToFigure({ drawing, picture: { file: "hall.jpg" } }, items),
  ).toBeUndefined();
});
