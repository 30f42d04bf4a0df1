import { dayInWords } from "../../content/site-date.ts";
import styles from "./byline.module.css";
import type { Insight } from "./schema.ts";

/** Author, date and reading time. */
export function Byline({ author, date, updated, minutes, draft }: Insight) {
  return (
    <p className={`note ${styles.byline}`}>
      {draft && <span className="signal">Draft</span>}
      <span>{author}</span>
      <time dateTime={date}>{dayInWords(date)}</time>
      {updated && (
        <span>
          Changed <time dateTime={updated}>{dayInWords(updated)}</time>
        </span>
      )}
      <span>{minutes} minute read</span>
    </p>
  );
}
