import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/balloon-marks.module.css";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./benefits.module.css";

interface BenefitsProps {
  sheet: SheetTitle;
  benefits: { heading: string; items: readonly Feature[] };
}

/** Six notes that apply to all modules. */
export function Benefits({ sheet, benefits }: BenefitsProps) {
  return (
    <Section sheet={sheet} tone="tint" columns={4} className={styles.benefits}>
      <h2>{benefits.heading}</h2>
      <ol className={`${marks.list} ${styles.list}`}>
        <FeatureItems items={benefits.items} />
      </ol>
    </Section>
  );
}
