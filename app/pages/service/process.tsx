import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./process.module.css";

interface ProcessProps {
  steps: readonly { title: string; text: string }[];
}

/**
 * Discovery, Design, Development, Delivery, and what the client holds after each. The bars are equal on
 * purpose: they show an order, since the lengths are known only once a scope is.
 */
export function Process({ steps }: ProcessProps) {
  return (
    <Section sheet={["Process", `${steps.length} steps`, "Order to scale, length not"]} tone="dark">
      <h2>Our process: four steps, in this order</h2>
      <ol className={styles.steps}>
        <FeatureItems items={steps} />
      </ol>
    </Section>
  );
}
