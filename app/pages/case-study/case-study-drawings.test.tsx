import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CaseStudyCardDrawing } from "./card-drawing.tsx";
import { caseStudyDrawings } from "./case-study-drawings.ts";

const slugs = [
  "b2b-travel-booking",
  "b2c-travel-portal",
  "construction-pm",
  "networking-app",
  "price-comparison",
  "merchant-portal",
  "ai-chatbot",
  "whatsapp-crm",
];

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

describe.each(slugs)("the drawings of %s", (slug) => {
  const { default: Figure } = caseStudyDrawings(slug);
  const markup = renderToStaticMarkup(<Figure description={"d".repeat(160)} />);
  // The layout for wide screens, and the same parts arranged for phones.
  const [figure = "", upright] = markup.split(/(?<=<\/svg>)/);
  const card = renderToStaticMarkup(<CaseStudyCardDrawing icon={slug} />);

  it("has six parts with numbered balloons", () => {
    const numbers = [...figure.matchAll(/class="bn"[^>]*>(\d)</g)].map((match) => match[1]);
    expect(numbers.sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("has the same parts on the upright sheet, as references to the wide one", () => {
    if (!upright) return;
    const keyed = (sheet: string) =>
      [...sheet.matchAll(/class="bn"[^>]*>(\d)</g)].map((match) => match[1]).sort();
    expect(keyed(upright)).toEqual(keyed(figure));
    for (const [, id] of upright.matchAll(/href="#([^"]+)"/g)) expect(figure).toContain(`id="${id}"`);
    expect(upright).not.toContain(" id=");
    expect(upright.length).toBeLessThan(2500);
  });

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
