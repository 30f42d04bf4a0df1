import { Compared, InState } from "../../sections/compared.tsx";
import { Opening, Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
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

/** Only the number: the full text is beside it. */
const figureOf = (measured: string) => measured.split(" of ")[0] ?? measured;

/** The results before and after: each row a figure and two bars to the same scale. */
export function Outcomes({ note, items }: OutcomesProps) {
  return (
    <Section sheet={["Measurements", "Dashed as found, solid as built", "Bars to scale by row"]} tone="dark">
      <Opening heading="Outcome & Results" lead={note} />
      <Compared name="outcomes" legend="Measured" states={FOUND_AND_BUILT} first={2}>
        <RuledList rows closed className={styles.rows}>
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
        </RuledList>
      </Compared>
    </Section>
  );
}
