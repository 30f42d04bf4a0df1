import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./why.module.css";

/** Why choose us: what is done differently in this service, a row each. */
export function Why({ items }: { items: readonly Feature[] }) {
  return (
    <Section sheet={["General notes", `${items.length} items`, "Unless noted"]}>
      <h2>Why choose us</h2>
      <ul className={styles.reasons}>
        <FeatureItems items={items} />
      </ul>
    </Section>
  );
}
