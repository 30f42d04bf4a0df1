import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import styles from "./intro.module.css";

interface IntroProps {
  sheet: SheetTitle;
  intro: { heading: string; paragraphs: readonly string[] };
}

/** What it is and whom it suits, in columns under a wide heading. */
export function Intro({ sheet, intro }: IntroProps) {
  return (
    <Section sheet={sheet}>
      <h2>{intro.heading}</h2>
      <div className={styles.columns}>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
