import { strataOf } from "../../content/prose.ts";
import { counted, say, words } from "../../content/words.ts";
import { CoreSample } from "../../drawings/core.tsx";
import { HeroDrawing, PictureFigure } from "../../sections/hero.tsx";
import { namedDrawing } from "./named-drawing.ts";
import type { Insight } from "./schema.ts";

/**
 * Beside the title: the article's picture or drawing, or a drawing of the
 * lengths of its sections.
 */
export function ArticleFigure({ article }: { article: Insight }) {
  const { picture, drawing, sections, minutes } = article;
  if (picture) return <PictureFigure picture={picture} />;
  const Drawing = drawing && namedDrawing(article, drawing.icon);
  const many = counted("section", sections.length);
  return (
    <HeroDrawing>
      {Drawing ? (
        <Drawing description={drawing.description} />
      ) : (
        <CoreSample
          strata={strataOf(sections)}
          description={say(words.insight.core, {
            sections: many,
            minutes: counted("minute", minutes),
          })}
        />
      )}
    </HeroDrawing>
  );
}
