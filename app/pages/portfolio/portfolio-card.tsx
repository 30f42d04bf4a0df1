import { words } from "../../content/words.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Badges } from "../../ui/badges.tsx";
import marks from "../../ui/dimensioned.module.css";
import { Link } from "../../ui/link.tsx";
import { CaseStudyCardDrawing } from "../case-study/case-study-drawings.tsx";
import "../../sections/drawing-transition.css";
import styles from "./register.module.css";

export interface PortfolioEntry {
  href: string;
  /** The key of its drawing. */
  icon: string;
  /** Its number in the register. */
  number: string;
  title: string;
  text: string;
  figure: { value: string; label: string };
  /** At most two are shown. */
  categories: readonly string[];
  /** The values of its categories in the filter, and their places there. */
  categorySlugs: string;
  categoryPlaces: string;
}

interface PortfolioCardProps {
  entry: PortfolioEntry;
  place: string;
  linkLabel: string;
}

/** A case study in the list: the drawing and a title block. */
export function PortfolioCard({ entry, place, linkLabel }: PortfolioCardProps) {
  return (
    <li
      className={styles.card}
      data-categories={`${entry.categorySlugs} ${entry.categoryPlaces}`}
      data-shown="true"
      data-late=""
    >
      <article className={`plate ${styles.article}`}>
        <div className={styles.plate} data-drawing="card">
          <CaseStudyCardDrawing icon={entry.icon} />
        </div>
        <div className={styles.titleBlock}>
          <p className={`note cluster ${styles.number}`}>
            <b>{entry.number}</b>
            <span>{place}</span>
          </p>
          <div className={styles.words}>
            <h3>{entry.title}</h3>
            <p className={`note ${marks.dimensioned} ${styles.figure}`}>
              <b>{entry.figure.value}</b> {entry.figure.label}
            </p>
            <p className="small muted">{entry.text}</p>
          </div>
          <div className={`cluster ${styles.end}`}>
            <Badges
              label={words.sections.categories}
              badges={entry.categories.slice(0, 2)}
            />
            <Link className={styles.link} href={entry.href} stretched>
              {linkLabel}
              <span className="visually-hidden"> {entry.title}</span>
              <Arrow direction="forward" />
            </Link>
          </div>
        </div>
      </article>
    </li>
  );
}
