import type { Fact } from "../content/schema/parts.ts";
import { Facts } from "../ui/facts.tsx";
import type { SheetTitle } from "../ui/sheet-header.tsx";
import styles from "./overview.module.css";
import { Section } from "./section.tsx";

interface OverviewProps {
  sheet: SheetTitle;
  overview: { heading: string; paragraphs: readonly string[] };
  facts: readonly Fact[];
}

/** What it is, in two or three paragraphs, and the three facts that a buyer asks for first. */
export function Overview({ sheet, overview, facts }: OverviewProps) {
  return (
    <Section sheet={sheet} columns={2}>
      <h2>{overview.heading}</h2>
      <div className={styles.words}>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Facts facts={facts} className={styles.facts} />
      </div>
    </Section>
  );
}
