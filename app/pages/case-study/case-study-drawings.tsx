import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { FigureProps } from "../../drawings/figure-props.ts";
import { Scene, type SceneProps } from "../../drawings/scene.ts";

/** What the file of a case study's drawings exports. */
interface CaseStudyDrawings {
  /** The complete figure, with six numbered parts. */
  default: ComponentType<FigureProps>;
  /** The small drawing on the portfolio's card. */
  card: { Drawing: ComponentType; viewBox: string } & Pick<
    SceneProps,
    "angle" | "id"
  >;
}

/** The drawings of a case study; without a file, empty paper. */
export const caseStudyDrawings = drawingByKey(
  import.meta.glob<CaseStudyDrawings>("./drawings/*.tsx", { eager: true }),
);

/**
 * The small drawing on a portfolio card. Decoration: the card's title and text
 * say what it is.
 */
export function CaseStudyCardDrawing({ icon }: { icon: string }) {
  const { Drawing, ...canvas } = caseStudyDrawings(icon).card;
  return (
    <Scene plain {...canvas}>
      <Drawing />
    </Scene>
  );
}
