import { Section } from "../../sections/section.tsx";
import type { Company } from "./schema.ts";
import styles from "./story.module.css";

/** The company's history as the revision table of a drawing; the last revision is the one in force. */
export function Story({ story: { heading, entries } }: { story: Company["story"] }) {
  return (
    <Section
      sheet={[heading, "Revision table", `Current: rev. ${entries.at(-1)?.revision}`]}
      columns={4}
      className={styles.story}
    >
      <h2>{heading}</h2>
      <ol>
        {entries.map(({ revision, title, text }) => (
          <li key={revision}>
            <b aria-hidden="true">{revision}</b>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
