import { Scene } from "../../drawings/scene.ts";
import { caseStudyDrawings } from "./case-study-drawings.ts";

/** The small drawing on a portfolio card. Decoration: the card's title and text say what it is. */
export function CaseStudyCardDrawing({ icon }: { icon: string }) {
  const { Drawing, ...canvas } = caseStudyDrawings(icon).card;
  return (
    <Scene plain {...canvas}>
      <Drawing />
    </Scene>
  );
}
