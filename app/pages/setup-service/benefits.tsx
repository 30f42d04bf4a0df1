import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/balloon-marks.module.css";
import styles from "./benefits.module.css";

interface BenefitsProps {
  benefits: { heading: string; items: readonly Feature[] };
}

/** Six notes that apply to all modules. */
export function Benefits({ benefits }: BenefitsProps) {
  return (
    <Section
      sheet={["Benefits", `${benefits.items.length} notes`, "Apply to all modules"]}
      tone="tint"
      columns={4}
      className={styles.benefits}
    >
      <h2>Benefits: {benefits.heading}</h2>
      <ol className={`${marks.list} ${styles.list}`}>
        <FeatureItems items={benefits.items} />
      </ol>
    </Section>
  );
}
