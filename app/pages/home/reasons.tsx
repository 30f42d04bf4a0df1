import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./reasons.module.css";
import type { Home } from "./schema.ts";

/** Why choose the agency, as the general notes of a drawing set. */
export function Reasons({ reasons: { heading, items } }: { reasons: Home["reasons"] }) {
  return (
    <Section
      tone="tint"
      columns={4}
      sheet={["General notes", "Applies to all sheets", "Unless noted"]}
      className={styles.reasons}
    >
      <h2>{heading}</h2>
      <ol>
        <FeatureItems items={items} />
      </ol>
    </Section>
  );
}
