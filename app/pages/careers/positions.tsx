import { wordList } from "../../content/intl.ts";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Link, TextLink } from "../../ui/link.tsx";
import styles from "./positions.module.css";
import type { Careers } from "./schema.ts";

interface PositionsProps {
  positions: Careers["positions"];
  jobs: readonly {
    href: string;
    title: string;
    line: string;
    place: string;
    terms: string;
  }[];
}

/** The stamp on the schedule while no position is open. */
function NoneOpen({ positions }: Pick<PositionsProps, "positions">) {
  const { status, text, action } = positions;
  return (
    <div className={styles.none}>
      <div className={`plate ${styles.stamp}`}>
        <h3>{status}</h3>
        <p>{text}</p>
        <TextLink href={action.href} alone>
          {action.label}
        </TextLink>
      </div>
    </div>
  );
}

function OpenPositions({ jobs }: Pick<PositionsProps, "jobs">) {
  return (
    <ol className={styles.open}>
      {jobs.map(({ href, title, line, place, terms }, index) => (
        <li key={href}>
          <span className="note" aria-hidden="true">
            P-{String(index + 1).padStart(2, "0")}
          </span>
          <div>
            <h3>
              <Link href={href} stretched>
                {title}
              </Link>
            </h3>
            <p>{line}</p>
          </div>
          <p>{place}</p>
          <p>{terms}</p>
        </li>
      ))}
    </ol>
  );
}

/**
 * What holds for every position: from where, for how much, and by when an
 * applicant knows.
 */
function Conditions({ positions }: Pick<PositionsProps, "positions">) {
  const { countries, pay, answer } = positions;
  const facts = [
    { label: words.careers.countries, value: countries && wordList(countries) },
    { label: words.careers.pay, value: pay },
    { label: words.careers.answer, value: answer },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    facts.length > 0 && <Facts facts={facts} className={styles.conditions} />
  );
}

/** The table of open positions; without any it is empty and stamped. */
export function Positions({ positions, jobs }: PositionsProps) {
  const { heading, columns } = positions;
  return (
    <Section
      sheet={[heading, words.careers.schedule, counted("entry", jobs.length)]}
      id="positions"
    >
      <h2>{heading}</h2>
      <Conditions positions={positions} />
      <div className={styles.schedule}>
        <p className={`note desk-only ${styles.heads}`} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        {jobs.length > 0 ? (
          <OpenPositions jobs={jobs} />
        ) : (
          <NoneOpen positions={positions} />
        )}
      </div>
    </Section>
  );
}
