import { counted, fig, say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import { TextLink } from "../../ui/link.tsx";
import styles from "./cases.module.css";
import { type Base, Engagement } from "./engagement.tsx";
import type { Home } from "./schema.ts";

interface CasesProps {
  cases: NonNullable<Home["cases"]>;
  /** The pages behind each engagement, in order. */
  bases: readonly (readonly Base[])[];
}

/** Four engagements. Guide lines run through the letters of the heading. */
export function Cases({ cases: { heading, intro, more, items }, bases }: CasesProps) {
  const number = useSheetNumber();
  return (
    <Section
      mark={sheetMark(number)}
      inParts
      sheet={[
        words.home.caseStudies,
        counted("job", items.length),
        say(words.figures.numbers, { first: `${number}.1`, last: `${number}.${items.length}` }),
      ]}
    >
      <div className={styles.heading}>
        <h2>
          <span className={styles.name}>{words.home.caseStudiesHeading}</span> {heading}
          <span className={`note ${styles.guides}`} aria-hidden="true">
            {words.home.guides.map((guide) => (
              <i key={guide}>
                <span className="tablet-up">{guide}</span>
              </i>
            ))}
          </span>
        </h2>
        <p className="lead muted">
          {intro} {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </p>
      </div>
      {items.map((item, index) => (
        <Engagement
          key={item.title}
          engagement={item}
          bases={bases[index] ?? []}
          number={fig(`${number}.${index + 1}`)}
        />
      ))}
    </Section>
  );
}
