import type { ComponentType } from "react";
import { drawingByKey } from "../../drawings/drawing-by-key.ts";
import type { SceneProps } from "../../drawings/scene.ts";
import type { FigureProps } from "./drawings/parts/figure-props.ts";

/** What the file of a case study's drawings exports. */
interface CaseStudyDrawings {
  /** The whole arrangement, its six parts keyed by balloons. */
  default: ComponentType<FigureProps>;
  /** What it is about, alone: drawn on the portfolio's card. */
  card: { Drawing: ComponentType; viewBox: string } & Pick<SceneProps, "angle" | "id">;
}

/** The drawings of a case study; one that nobody has drawn yet gets an empty sheet. */
export const caseStudyDrawings = drawingByKey(
  import.meta.glob<CaseStudyDrawings>("./drawings/*.tsx", { eager: true }),
);
