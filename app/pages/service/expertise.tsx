import type { Feature } from "../../content/schema/parts.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import marks from "../../ui/balloon-marks.module.css";
import styles from "./expertise.module.css";

/** The parts list: what the service consists of, keyed to the balloons of its drawing. */
export function Expertise({ items }: { items: readonly Feature[] }) {
  return (
    <Section sheet={["Parts list", `${items.length} items`, "Keyed to fig. 1"]} id="expertise">
      <h2>Expertise, part by part</h2>
      <ol className={`${marks.list} ${styles.parts}`}>
        <FeatureItems items={items} />
      </ol>
    </Section>
  );
}
