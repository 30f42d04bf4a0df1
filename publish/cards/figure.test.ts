import { describe, expect, it } from "vitest";
import { inScheme, penRules } from "../../app/styles/colours.ts";
import { pensOf } from "./card.ts";
import { figure, firstDrawing } from "./figure.ts";

const drawing =
  '<svg class="dwg" viewBox="0 0 400 200" role="img"><path class="s" d="M100 50H300V150H100Z"></path><text x="0" y="0">Label</text></svg>';

describe("a page's drawing on its card", () => {
  it("is the first one in the page's main element", () => {
    const main = `<main><svg class="icon"></svg>${drawing}<svg class="dwg"></svg></main>`;
    expect(firstDrawing(main)).toContain('viewBox="0 0 400 200"');
    expect(firstDrawing("<main><p>Words</p></main>")).toBeNull();
  });

  it("includes the parts that it repeats from another drawing", () => {
    const plan = '<svg class="dwg" viewBox="0 0 9 9"><use href="#gear"></use></svg>';
    const parts = '<svg class="dwg" viewBox="0 0 9 9"><g id="gear"><path d="M0 0h9"></path></g></svg>';
    expect(firstDrawing(`<main>${plan}${parts}</main>`)).toContain('<defs><g id="gear"><path d="M0 0h9"');
  });

  it("is scaled to the bounds of its lines, with the card's stroke width", () => {
    const svg = figure(drawing, { x: 10, y: 20, width: 100, height: 100 }, pensOf({ inScheme, penRules }));
    // The outline of 200 by 100, plus half a stroke on each side.
    expect(svg).toContain('viewBox="99.4 49.4 201.3 101.3"');
    expect(svg).toContain('x="10" y="20" width="100" height="100"');
    // Scaled by half, so drawn twice as wide: 0.8 × 1.6 × 2.013.
    expect(svg).toContain("stroke-width:2.58");
    expect(svg).not.toContain("var(");
  });
});
