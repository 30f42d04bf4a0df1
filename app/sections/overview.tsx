import type { Fact } from "../content/schema/parts.ts";
import { Facts } from "../ui/facts.tsx";
import styles from "./overview.module.css";
import { Section } from "./section.tsx";

interface OverviewProps {
  /** Of what it is about. */
  name: string;
  overview: { heading: string; paragraphs: readonly string[] };
  facts?: readonly Fact[] | undefined;
  /** Its heading beside its words, or across the sheet above them. */
  layout?: "beside" | "above";
}

/** What it is, in two or three paragraphs, and the facts that a buyer asks for first. */
export function Overview({ name, overview, facts, layout = "beside" }: OverviewProps) {
  const isBeside = layout === "beside";
  return (
    <Section sheet={["Overview", name, "Fig. 1"]} columns={isBeside ? 2 : 1}>
      <h2>Overview: {overview.heading}</h2>
      <div className={isBeside ? `${styles.words} ${styles.beside}` : `${styles.words} ${styles.above}`}>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts && <Facts facts={facts} className={styles.facts} />}
      </div>
    </Section>
  );
}
