import { InlineScript } from "../../runtime/inline-script.tsx";
import { Island } from "../../runtime/island.tsx";
import { Section } from "../../sections/section.tsx";
import PortfolioFilter, { type PortfolioFilterProps } from "./portfolio-filter.island.tsx";
import "./filter-transition.css";
import { PortfolioCard, type PortfolioEntry } from "./portfolio-card.tsx";
import styles from "./register.module.css";
import { showChosenSheets } from "./show-chosen-sheets.ts";

interface RegisterProps {
  heading: string;
  linkLabel: string;
  note: string;
  filter: PortfolioFilterProps;
  entries: readonly PortfolioEntry[];
}

/** The filter and the sheets. Only the filter is an island: the sheets are sent once, as markup. */
export function Register({ heading, linkLabel, note, filter, entries }: RegisterProps) {
  return (
    <Section
      mark="Register"
      sheet={["Drawings issued", `${entries[0]?.number} to ${entries.at(-1)?.number}`, "Not to scale"]}
      id="register"
      className={styles.register}
    >
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.filter}>
        <Island name="portfolio-filter" of={PortfolioFilter} props={filter} />
      </div>
      <ul className={styles.sheets}>
        {entries.map((entry, index) => (
          <PortfolioCard
            key={entry.href}
            entry={entry}
            place={`${index + 1} of ${entries.length}`}
            linkLabel={linkLabel}
          />
        ))}
      </ul>
      <InlineScript run={showChosenSheets} />
      <p className={`note ${styles.note}`}>{note}</p>
    </Section>
  );
}
