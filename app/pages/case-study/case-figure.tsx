import type { ReactElement } from "react";
import type { ComposableDrawing } from "../../content/schema/parts.ts";
import { say, words } from "../../content/words.ts";
import { StockRow } from "../../drawings/stock-row.tsx";
import { InlineScript } from "../../runtime/inline-script.tsx";
import lit from "../../sections/keyed-figure.module.css";
import { partId } from "../../sections/keyed-figure.tsx";
import { lightClickedPart } from "../../sections/light-clicked-part.ts";
import { Figure } from "../../ui/figure.tsx";
import styles from "./case-figure.module.css";
import { caseStudyDrawings } from "./case-study-drawings.tsx";
import "../../sections/drawing-transition.css";

interface CaseFigureProps {
  icon: string;
  /** The case study's number in the register. */
  number: string;
  drawing: ComposableDrawing;
}

/** The case study's own drawing, or one of stock parts. */
export function arrangementOf(
  icon: string,
  drawing: ComposableDrawing,
): ReactElement {
  const { parts, signal, description } = drawing;
  const { default: ArrangementDrawing } = caseStudyDrawings(icon);
  if (parts)
    return (
      <StockRow
        parts={parts}
        signal={signal}
        description={description}
        labels={[]}
      />
    );
  return <ArrangementDrawing description={description} />;
}

/**
 * The figure with its parts list; each part links to its feature further down.
 */
export function CaseFigure({ icon, number, drawing }: CaseFigureProps) {
  return (
    <Figure
      number={say(words.figures.ofStudy, { study: number, number: 1 })}
      caption={words.caseStudy.arrangement}
      className={styles.figure}
    >
      <div
        className={`${styles.arrangement} ${lit.keyed}`}
        data-drawing="figure"
      >
        {arrangementOf(icon, drawing)}
        <ol className={styles.parts} aria-label={words.caseStudy.parts}>
          {drawing.balloons.map((part, index) => (
            <li key={part}>
              <a href={`#${partId(index)}`}>{part}</a>
            </li>
          ))}
        </ol>
        <InlineScript run={lightClickedPart} />
      </div>
    </Figure>
  );
}
