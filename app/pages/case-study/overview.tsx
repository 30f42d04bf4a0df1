import { Section } from "../../sections/section.tsx";
import styles from "./overview.module.css";

interface OverviewProps {
  /** The case study's number in the register. */
  number: string;
  paragraphs: readonly string[];
}

export function Overview({ number, paragraphs }: OverviewProps) {
  return (
    <Section sheet={["Overview", number, "Fig. 1 above"]} columns={4} className={styles.overview}>
      <h2>Project Overview</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
