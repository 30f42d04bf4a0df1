import { InlineScript } from "../../runtime/inline-script.tsx";
import { lightClickedPart } from "../../runtime/light-clicked-part.ts";
import { HeroFigure } from "../../sections/hero-figure.tsx";
import lit from "../../sections/lit-parts.module.css";
import { Figure } from "../../ui/figure.tsx";
import styles from "./case-figure.module.css";
import { caseStudyDrawings } from "./case-study-drawings.ts";
import { featureId } from "./feature-id.ts";
import "./sheet-transition.css";

interface CaseFigureProps {
  icon: string;
  /** The case study's number in the register. */
  number: string;
  description: string;
  /** The names of the balloons, in order. */
  parts: readonly string[];
}

/** The arrangement drawing with its parts list; each part leads to its feature further down. */
export function CaseFigure({ icon, number, description, parts }: CaseFigureProps) {
  const { default: ArrangementDrawing } = caseStudyDrawings(icon);
  return (
    <Figure number={`${number}, fig. 1`} caption="General arrangement" className={styles.figure}>
      <div className={`${styles.arrangement} ${lit.keyed}`} data-sheet="figure">
        <HeroFigure>
          <ArrangementDrawing description={description} />
        </HeroFigure>
        <ol className={styles.parts} aria-label="Parts of figure 1">
          {parts.map((part, index) => (
            <li key={part}>
              <a href={`#${featureId(index)}`}>{part}</a>
            </li>
          ))}
        </ol>
        <InlineScript run={lightClickedPart} />
      </div>
    </Figure>
  );
}
