import type { Feature } from "../../content/schema/parts.ts";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import { Section } from "../section.tsx";
import styles from "./feature-cards.module.css";

interface FeatureCardsProps {
  sheet: SheetTitle;
  heading: string;
  items: readonly Feature[];
}

/** The features as ruled index cards, their tabs numbered like the balloons of the drawing. */
export function FeatureCards({ sheet, heading, items }: FeatureCardsProps) {
  return (
    <Section sheet={sheet} id="features">
      <h2>{heading}</h2>
      <ol className={styles.cards}>
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
