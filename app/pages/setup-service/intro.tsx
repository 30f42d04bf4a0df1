import { Section } from "../../sections/section.tsx";
import styles from "./intro.module.css";

interface IntroProps {
  /** Of the service. */
  name: string;
  intro: { heading: string; paragraphs: readonly string[] };
}

/** What it is and whom it suits, in columns under a wide heading. */
export function Intro({ name, intro }: IntroProps) {
  return (
    <Section sheet={["Introduction", name, "Fig. 1"]}>
      <h2>Introduction: {intro.heading}</h2>
      <div className={styles.columns}>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
