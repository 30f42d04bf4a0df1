import { Section } from "../../sections/section.tsx";
import { ComparisonBars } from "./comparison-bars.tsx";
import styles from "./outcomes.module.css";

interface OutcomesProps {
  /** When and how it was measured. */
  note: string;
  items: readonly { value: string; label: string; before: string }[];
}

/** What was measured before and after: each row a figure and two bars to one scale. */
export function Outcomes({ note, items }: OutcomesProps) {
  return (
    <Section sheet={["Measurements", "Dashed as found, solid as built", "Bars to scale by row"]} tone="dark">
      <div className={styles.head}>
        <h2>Outcome & Results</h2>
        <p className={styles.note}>{note}</p>
      </div>
      <ul className={styles.rows}>
        {items.map(({ value, label, before }) => (
          <li key={label}>
            <b>{value}</b>
            <ComparisonBars before={before} after={value} />
            <p>
              {label} <span className="note">was {before}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
