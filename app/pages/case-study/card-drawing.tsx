import { Drawing } from "../../drawings/kit/drawing.tsx";
import { caseStudyDrawings } from "./case-study-drawings.ts";

/** The small drawing on a portfolio card. Decoration: the card's title and text say what it is. */
export function CaseStudyCardDrawing({ icon }: { icon: string }) {
  const { card } = caseStudyDrawings(icon);
  return (
    <Drawing viewBox={card.viewBox}>
      <card.Drawing />
    </Drawing>
  );
}
