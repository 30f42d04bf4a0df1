import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import DefaultServiceDrawing from "./drawings/default.tsx";
import { service } from "./kind.ts";
import { serviceDrawing } from "./service-drawing.ts";

const services = listEntries(service);
const markup = (key: string, labels: readonly string[]) =>
  renderToStaticMarkup(createElement(serviceDrawing(key), { labels, description: "What it shows" }));

/** Advance of the annotation font at 14 units, in its narrow width. */
const CHARACTER = 9;

/** How far a label reaches from the middle of the sheet, to whichever side it runs. */
function reaches(svg: string): number[] {
  const balloons = [
    ...svg.matchAll(
      /translate\(([-\d.]+) [-\d.]+\)"(?:(?!<\/g>).)*<text x="([-\d.]+)"[^>]*class="b"[^>]*>([^<]+)/g,
    ),
  ];
  return balloons.map(
    ([, x, gap, label = ""]) =>
      Math.abs(Number(x) + Number(gap)) + label.replace("&amp;", "&").length * CHARACTER,
  );
}

describe("service drawings", () => {
  it("has a different drawing for each service that has one", () => {
    const drawings = services
      .map(({ slug }) => serviceDrawing(slug))
      .filter((drawing) => drawing !== DefaultServiceDrawing);
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings).not.toHaveLength(0);
  });

  it.each(services)(
    "draws $slug with six numbered parts inside the sheet, one in the signal colour, under 8 KB",
    ({ slug, drawing }) => {
      const svg = markup(slug, drawing.balloons);
      expect(svg.match(/class="bn"/g)).toHaveLength(6);
      for (const label of drawing.balloons) expect(svg).toContain(`>${label.replace("&", "&amp;")}<`);
      expect(reaches(svg)).toHaveLength(6);
      expect(Math.max(...reaches(svg))).toBeLessThanOrEqual(400);
      expect(svg).toMatch(/class="(sf|s)\b/);
      expect(svg.replaceAll(/><\/(path|circle)>/g, "/>").length).toBeLessThan(8192);
    },
  );

  it("has a text alternative, and is decorative without one", () => {
    expect(markup("saas-product", [])).toContain('role="img" aria-label="What it shows"');
    expect(renderToStaticMarkup(createElement(serviceDrawing("saas-product"), { labels: [] }))).toContain(
      'aria-hidden="true"',
    );
  });

  it("draws a plain block for an unknown key", () => {
    expect(serviceDrawing("a-new-service")).toBe(DefaultServiceDrawing);
  });
});
