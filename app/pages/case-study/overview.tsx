import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./overview.module.css";

interface OverviewProps {
  sheet: SheetTitle;
  paragraphs: readonly string[];
}

export function Overview({ sheet, paragraphs }: OverviewProps) {
  return (
    <Section sheet={sheet} columns={4} className={styles.overview}>
      <h2>Project Overview</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
