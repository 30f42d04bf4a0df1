import type { SheetTitle } from "../../ui/sheet-header.tsx";
import { Section } from "../section.tsx";
import columns from "./columns.module.css";
import styles from "./overview.module.css";

interface OverviewProps {
  sheet: SheetTitle;
  paragraphs: readonly string[];
}

export function Overview({ sheet, paragraphs }: OverviewProps) {
  return (
    <Section sheet={sheet} className={`${columns.columns} ${styles.overview}`}>
      <h2>Project Overview</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
