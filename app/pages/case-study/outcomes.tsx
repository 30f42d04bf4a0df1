import { Compared, InState } from "../../sections/compared.tsx";
import { Section } from "../../sections/section.tsx";
import { ComparisonBars } from "./comparison-bars.tsx";
import styles from "./outcomes.module.css";

const FOUND_AND_BUILT = [
  { label: "As found", line: "dashed" },
  { label: "As built", line: "signal" },
] as const;

interface OutcomesProps {
  /** When and how it was measured. */
  note: string;
  items: readonly { value: string; label: string; before: string }[];
}

/** The figure alone: "6% of open requests" is told in full beside it. */
const figureOf = (measured: string) => measured.split(" of ")[0] ?? measured;

/** What was measured before and after: each row a figure and two bars to one scale. */
export function Outcomes({ note, items }: OutcomesProps) {
  return (
    <Section sheet={["Measurements", "Dashed as found, solid as built", "Bars to scale by row"]} tone="dark">
      <div className={styles.head}>
        <h2>Outcome & Results</h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.compared}>
        <Compared name="outcomes" legend="Measured" states={FOUND_AND_BUILT} first={2}>
          <ul className={styles.rows}>
            {items.map(({ value, label, before }) => (
              <li key={label}>
                <b>
                  <InState number={1}>{figureOf(before)}</InState>
                  <InState number={2}>{value}</InState>
                </b>
                <ComparisonBars before={figureOf(before)} after={value} />
                <p>
                  {label}{" "}
                  <span className="note">
                    <InState number={1}>is now {value}</InState>
                    <InState number={2}>was {before}</InState>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </Compared>
      </div>
    </Section>
  );
}
