import { Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import styles from "./cases.module.css";
import { Engagement } from "./engagement.tsx";
import type { Home } from "./schema.ts";

/** Four engagements, their heading set between the guide lines of its own letters. */
export function Cases({ cases: { heading, intro, more, items } }: { cases: NonNullable<Home["cases"]> }) {
  const number = useSheetNumber();
  return (
    <Section
      mark={sheetMark(number)}
      sheet={["Case studies", `${items.length} jobs`, `Fig. ${number}.1 to ${number}.${items.length}`]}
    >
      <div className={styles.heading}>
        <h2>
          {heading}
          <span className={`note ${styles.guides}`} aria-hidden="true">
            <i>cap</i>
            <i>x</i>
            <i>base</i>
          </span>
        </h2>
        <p className="lead">
          {intro} {more && <a href={more.href}>{more.label}</a>}
        </p>
      </div>
      {items.map((item, index) => (
        <Engagement key={item.title} engagement={item} number={`Fig. ${number}.${index + 1}`} />
      ))}
    </Section>
  );
}
