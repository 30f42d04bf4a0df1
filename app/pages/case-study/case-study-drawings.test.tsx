import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import { CaseStudyCardDrawing } from "./card-drawing.tsx";
import { caseStudyDrawings } from "./case-study-drawings.ts";

/** The source code of every drawing by its key. */
const sources = drawingsByKey(
  import.meta.glob<string>("./drawings/*.tsx", { eager: true, query: "?raw", import: "default" }),
);
const drawn = [...sources].filter(([key]) => key !== "default");

/** The number of elements that a browser lays out, including those of copies. */
function laidOut(markup: string): number {
  const { children } = parseDocument(markup);
  const count = (nodes: typeof children): number =>
    DomUtils.getElementsByTagName("*", nodes).reduce((sum, { attribs }) => {
      const original = attribs.href && DomUtils.getElementById(attribs.href.slice(1), children);
      return sum + 1 + (original ? count([original]) : 0);
    }, 0);
  return count(children);
}

const numbersIn = (sheet: string) =>
  [...sheet.matchAll(/class="bn"[^>]*>(\d)</g)].map(([, number]) => number).sort();

it("finds every drawing by its key, and an empty sheet for another key", () => {
  const figures = [...sources.keys()].map((key) => caseStudyDrawings(key).default);
  expect(new Set(figures).size).toBe(sources.size);
  expect(figures).toContain(caseStudyDrawings("not-drawn").default);
});

describe.each(drawn)("the drawings of %s", (key, source) => {
  const { default: Figure } = caseStudyDrawings(key);
  const markup = renderToStaticMarkup(<Figure description={"d".repeat(160)} />);
  // The layout for wide screens, and for some drawings the same parts arranged for phones.
  const [figure = "", upright = ""] = markup.split(/(?<=<\/svg>)/);
  const card = renderToStaticMarkup(<CaseStudyCardDrawing icon={key} />);

  it("has six parts with numbered balloons", () => {
    expect(numbersIn(figure)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it.runIf(upright || source.includes(" narrow="))(
    "has the same parts on the upright sheet, as references to the wide one",
    () => {
      expect(numbersIn(upright)).toEqual(numbersIn(figure));
      for (const [, id] of upright.matchAll(/href="#([^"]+)"/g)) expect(figure).toContain(`id="${id}"`);
      expect(upright).not.toContain(" id=");
      expect(upright.length).toBeLessThan(2500);
    },
  );

  it("stays under its size limit", () => {
    expect(figure.replaceAll(/><\/(path|circle|use)>/g, "/>").length).toBeLessThan(8192);
    expect(card.length).toBeLessThan(5200);
  });

  it("has few enough elements for a slow phone", () => {
    expect(laidOut(figure)).toBeLessThan(450);
  });

  it("gives the figure a name and hides the card's drawing from assistive technology", () => {
    expect(figure).toContain('role="img"');
    expect(card).toContain('aria-hidden="true"');
  });

  it("refers only to groups that it defines", () => {
    for (const [, id] of figure.matchAll(/href="#([^"]+)"/g)) expect(figure).toContain(`id="${id}"`);
  });
});

it("shows an empty sheet for a case study without a drawing", () => {
  expect(renderToStaticMarkup(<CaseStudyCardDrawing icon="not-drawn" />)).toContain("<path");
});
