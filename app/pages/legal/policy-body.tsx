import type { ComponentProps } from "react";
import { words } from "../../content/words.ts";
import prose from "../../sections/prose.module.css";
import running from "../../sections/running-text.module.css";
import { Facts } from "../../ui/facts.tsx";
import { Caption } from "../../ui/figure.tsx";
import { Grid, gridClass } from "../../ui/grid.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./policy-body.module.css";
import type { LegalSection } from "./sections.ts";

interface SectionsProps {
  sections: readonly LegalSection[];
}

/**
 * The table of contents: collapsible on a phone, beside the text on a desktop.
 */
function Contents({ sections }: SectionsProps) {
  return (
    <nav
      className={`sticky ${styles.contents}`}
      aria-label={words.sections.contents}
      data-contents
    >
      <details open>
        <summary className="note">{words.sections.contents}</summary>
        <Numbered ruled marks="numbers" rule="faint" links className="small">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Numbered>
      </details>
    </nav>
  );
}

interface PolicyBodyProps extends SectionsProps {
  /** The company behind the brand. */
  company: ComponentProps<typeof Facts>["facts"];
}

/**
 * A sticky table of contents, and the numbered sections with their summaries in
 * the margin.
 */
export function PolicyBody({ sections, company }: PolicyBodyProps) {
  return (
    <Grid desk={4} rowGap="s4" className={styles.body}>
      <Contents sections={sections} />
      <div className={`${prose.prose} ${styles.policy}`}>
        {sections.map(({ number, title, id, inShort, html }) => (
          <section
            key={id}
            id={id}
            className={gridClass({ desk: 3, rowGap: "none" })}
          >
            <h2>
              <span className={styles.number}>
                {number}
                <span className="visually-hidden">. </span>
              </span>
              {title}
            </h2>
            <p className={`small muted ${styles.short}`}>
              <span className="note block">{words.legal.inShort}</span>
              {inShort}
            </p>
            <div
              className={`${running.text} ${styles.text}`}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </section>
        ))}
        {company.length > 0 && (
          <section className={gridClass({ desk: 3, rowGap: "none" })}>
            <h2>{words.legal.company}</h2>
            <Facts
              facts={company}
              className={`${styles.text} ${styles.company}`}
            />
          </section>
        )}
        <div aria-hidden="true">
          <Caption as="p">{words.legal.end}</Caption>
        </div>
      </div>
    </Grid>
  );
}
