import { FeatureItems } from "../../sections/feature-items.tsx";
import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./growth.module.css";
import type { Careers } from "./schema.ts";

/** Growth as a flight of steps, cut in section. */
export function Growth({
  sheet,
  growth: { heading, items },
}: {
  sheet: SheetTitle;
  growth: Careers["growth"];
}) {
  return (
    <Section sheet={sheet}>
      <h2>{heading}</h2>
      <ol className={styles.steps}>
        <FeatureItems items={items} />
      </ol>
    </Section>
  );
}
