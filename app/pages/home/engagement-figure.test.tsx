import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "../case-study/kind.ts";
import { engagementFigure } from "./engagement-figure.tsx";
import type { Home } from "./schema.ts";

type Content = NonNullable<Home["cases"]>["items"][number];

const figure = {
  description: "Eleven tills on one floor",
  caption: "The floor on a Saturday",
};
const engagement: Content = {
  icon: "no-such-drawing",
  sector: "Retail",
  title: "Tills that agree",
  client: "A grocer",
  challenge: "They did not.",
  solution: "Now they do.",
  impact: [
    { value: "1", label: "ledger" },
    { value: "2", label: "minutes" },
    { value: "3", label: "tills" },
  ],
  restsOn: ["/"],
  figure,
};
const [study] = listEntries(caseStudy);
const markup = (content: Content, ...studies: (typeof study)[]) =>
  renderToStaticMarkup(engagementFigure(content, studies[0])?.drawing);

describe("an engagement without a drawing of its own", () => {
  it("shows no drawing of another subject", () => {
    expect(engagementFigure(engagement)).toBeUndefined();
  });

  it("shows the drawing of its case study, with that drawing's text alternative", () => {
    if (!study) return;
    const { description } = study.drawing;
    expect(engagementFigure(engagement, study)?.caption).toBe(figure.caption);
    expect(markup(engagement, study)).toContain(description);
    expect(markup(engagement, study)).not.toContain(figure.description);
  });

  it("shows stock parts, without fragments that another figure may have", () => {
    const parts = ["phone", "gate", "ledger"] as const;
    const html = markup({
      ...engagement,
      figure: { ...figure, parts: [...parts] },
    });
    expect(html).toContain(`aria-label="${figure.description}"`);
    expect(html).not.toContain('id="part-');
  });

  it("shows a picture, before anything else", () => {
    const picture = {
      file: "floor.jpg",
      alt: "The floor",
      caption: "Saturday",
    };
    expect(engagementFigure({ ...engagement, picture }, study)?.caption).toBe(
      "Saturday",
    );
    expect(markup({ ...engagement, picture }, study)).toContain("floor.jpg");
  });
});
