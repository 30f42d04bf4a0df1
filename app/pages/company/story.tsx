import { say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Split } from "../../ui/grid.tsx";
import styles from "./company.module.css";
import type { Company } from "./schema.ts";

/**
 * The company's history as a drawing's revision table; the last revision is
 * current.
 */
export function Story({
  story: { heading, entries },
}: {
  story: Company["story"];
}) {
  return (
    <Section
      sheet={[
        heading,
        words.company.revisions,
        say(words.company.current, {
          revision: entries.at(-1)?.revision ?? "",
        }),
      ]}
      columns="1 + 3"
    >
      <h2 className="sticky">{heading}</h2>
      <ol className={styles.story}>
        {entries.map(({ revision, title, text }) => (
          <li key={revision}>
            <b className="large" aria-hidden="true">
              {revision}
            </b>
            <Split ratio="1:2" rowGap="s4" className={styles.entry}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Split>
          </li>
        ))}
      </ol>
    </Section>
  );
}
