import { counted } from "../../content/words.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./growth.module.css";
import type { Careers } from "./schema.ts";

/** Growth as a flight of steps, cut in section. */
export function Growth({
  growth: { heading, items },
}: {
  growth: Careers["growth"];
}) {
  return (
    <Section sheet={[heading, counted("step", items.length)]}>
      <h2>{heading}</h2>
      <ol className={styles.steps}>
        <FeatureItems items={items} />
      </ol>
    </Section>
  );
}
