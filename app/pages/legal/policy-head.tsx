import { hrefOf } from "../../content/kind.ts";
import { home } from "../home/kind.ts";
import styles from "./policy-head.module.css";

interface PolicyHeadProps {
  title: string;
  lastUpdated: string;
  sections: number;
  minutes: number;
}

/** The title block of a policy. */
export function PolicyHead({ title, lastUpdated, sections, minutes }: PolicyHeadProps) {
  return (
    <header className={styles.head}>
      <p className={`note ${styles.crumb}`}>
        <a href={hrefOf(home)}>Home</a> / Policies
      </p>
      <h1>{title}</h1>
      <p className={`note ${styles.facts}`}>
        <span>Last Updated: {lastUpdated}</span>
        <span>{sections} sections</span>
        <span>{minutes} minute read</span>
      </p>
    </header>
  );
}
