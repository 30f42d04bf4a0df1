import type { Careers } from "../../content/schema/about.ts";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import { Section } from "../section.tsx";
import styles from "./growth.module.css";

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
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
