import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./process.module.css";

interface ProcessProps {
  sheet: SheetTitle;
  steps: readonly { title: string; text: string }[];
}

/**
 * Discovery, Design, Development, Delivery, and what the client holds after each. The bars are equal on
 * purpose: they show an order, since the lengths are known only once a scope is.
 */
export function Process({ sheet, steps }: ProcessProps) {
  return (
    <Section sheet={sheet} tone="dark">
      <h2>Four steps, in this order</h2>
      <ol className={styles.steps}>
        <FeatureItems items={steps} />
      </ol>
    </Section>
  );
}
