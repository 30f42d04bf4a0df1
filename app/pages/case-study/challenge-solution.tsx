import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./case-study.module.css";

interface Column {
  intro: string;
  rows: readonly string[];
}

interface ChallengeSolutionProps {
  challenge: Column;
  /** Paired with the challenge by index. */
  solution: Column;
}

function RevisionColumn({ title, column, className }: { title: string; column: Column; className: string }) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      <p className="lead">{column.intro}</p>
      <Numbered ruled rule="ink">
        {column.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Numbered>
    </div>
  );
}

/** Challenges and solutions, row by row. Dashed is before, solid is after, as on a drawing of an alteration. */
export function ChallengeSolution({ challenge, solution }: ChallengeSolutionProps) {
  return (
    <Section
      sheet={[
        words.caseStudy.revision,
        words.caseStudy.foundAndBuilt,
        counted("item", challenge.rows.length),
      ]}
      columns={2}
    >
      <RevisionColumn
        title={words.sections.challenge}
        column={challenge}
        className={`${styles.column} ${styles.found}`}
      />
      <RevisionColumn
        title={words.sections.solution}
        column={solution}
        className={`${styles.column} ${styles.built}`}
      />
    </Section>
  );
}
