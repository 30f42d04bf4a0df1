import { words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./company.module.css";
import type { Company } from "./schema.ts";

/** Links to pages that the navigation bar does not list. */
export function Signposts({ links }: { links: NonNullable<Company["links"]> }) {
  return (
    <Section as="div">
      <nav aria-label={words.company.links}>
        <RuledList
          rule="ink"
          tablet={2}
          links
          closed
          className={styles.signposts}
        >
          {links.map(({ label, href, text }) => (
            <li key={href}>
              <a href={href}>
                <b className="title">{label}</b>
                <span className="note">{text}</span>
              </a>
            </li>
          ))}
        </RuledList>
      </nav>
    </Section>
  );
}
