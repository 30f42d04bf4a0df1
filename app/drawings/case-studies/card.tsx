import { Drawing } from "../kit/drawing.tsx";
import { caseStudyDrawings } from "./index.ts";

/** The small drawing on a portfolio card. Decoration: the card's title and text say what it is. */
export function CaseStudyCardDrawing({ icon }: { icon: string | undefined }) {
  const { Heart, heartViewBox } = caseStudyDrawings(icon);
  return (
    <Drawing viewBox={heartViewBox}>
      <Heart />
    </Drawing>
  );
}
