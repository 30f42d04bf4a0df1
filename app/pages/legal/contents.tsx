import styles from "./contents.module.css";
import type { LegalSection } from "./sections.ts";

interface ContentsProps {
  sections: readonly Pick<LegalSection, "id" | "title">[];
}

/** The table of contents: collapsible on a phone, beside the text on a desktop. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav className={`sticky ${styles.contents}`} aria-label="Contents" data-contents>
      <details open>
        <summary className="note">Contents</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
