import { counted } from "../../content/counted.ts";
import { strataOf } from "../../content/strata.ts";
import { CoreSample } from "../../drawings/core-sample.tsx";
import { HeroDrawing, PictureFigure } from "../../sections/hero.tsx";
import { namedDrawing } from "./named-drawing.ts";
import type { Insight } from "./schema.ts";

/** Beside the title: the article's picture or drawing, or a drawing of the lengths of its sections. */
export function ArticleFigure({ article }: { article: Insight }) {
  const { picture, drawing, sections, minutes } = article;
  if (picture) return <PictureFigure picture={picture} />;
  const Drawing = drawing && namedDrawing(article, drawing.icon);
  const many = counted(sections.length, "section");
  return (
    <HeroDrawing>
      {Drawing ? (
        <Drawing description={drawing.description} />
      ) : (
        <CoreSample
          strata={strataOf(sections)}
          description={`The article as a core sample of ${many}, each as thick as it is long; ${counted(minutes, "minute")} from top to bottom.`}
        />
      )}
    </HeroDrawing>
  );
}
