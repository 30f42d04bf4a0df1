import { strataOf } from "../../content/strata.ts";
import { CoreSample } from "../../drawings/core-sample.tsx";
import { glyph } from "../../drawings/glyph.ts";
import { HeroDrawing } from "../../sections/hero-drawing.tsx";
import type { Insight } from "./schema.ts";

/** Beside the title: the drawing that the article names, or else a section through its text. */
export function ArticleFigure({ article: { drawing, sections, minutes } }: { article: Insight }) {
  const Glyph = drawing && glyph(drawing.icon);
  const many = sections.length === 1 ? "one section" : `${sections.length} sections`;
  return (
    <HeroDrawing>
      {Glyph ? (
        <Glyph description={drawing.description} />
      ) : (
        <CoreSample
          strata={strataOf(sections)}
          description={`The article as a core sample of ${many}, each as thick as it is long; ${minutes} minutes from top to bottom.`}
        />
      )}
    </HeroDrawing>
  );
}
