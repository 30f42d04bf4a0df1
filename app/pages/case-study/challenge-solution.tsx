import type { ReactNode } from "react";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./challenge-solution.module.css";

interface Column {
  intro: string;
  rows: readonly string[];
}

interface ChallengeSolutionProps {
  challenge: Column;
  /** Paired with the challenge by index. */
  solution: Column;
  /**
   * Whether the figure is on the left: case studies that follow each other
   * differ.
   */
  figureFirst: boolean;
  /**
   * The figure, with both lists below each other beside it, or below it;
   * without it they are side by side.
   */
  children?: ReactNode;
}

interface RevisionColumnProps {
  title: string;
  column: Column;
  className: string | undefined;
}

function RevisionColumn({
  title,
  column: { intro, rows },
  className,
}: RevisionColumnProps) {
  return (
    <div className={classNames(styles.column, className)} data-late="">
      <h2>{title}</h2>
      <p className="lead">{intro}</p>
      <Numbered ruled rule="ink">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Numbered>
    </div>
  );
}

/**
 * Challenges and solutions. Dashed is before, solid is after, as on a drawing
 * of an alteration.
 */
export function ChallengeSolution({
  challenge,
  solution,
  figureFirst,
  children,
}: ChallengeSolutionProps) {
  const layout = children
    ? classNames(styles.drawn, figureFirst && styles.figureFirst)
    : styles.paired;
  return (
    <Section
      sheet={[
        words.caseStudy.revision,
        words.caseStudy.foundAndBuilt,
        counted("item", challenge.rows.length),
      ]}
      columns={2}
      inParts
      className={layout}
    >
      {children}
      <RevisionColumn
        title={words.sections.challenge}
        column={challenge}
        className={styles.found}
      />
      <RevisionColumn
        title={words.sections.solution}
        column={solution}
        className={styles.built}
      />
    </Section>
  );
}
