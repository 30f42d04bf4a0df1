import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./positions.module.css";
import type { Careers } from "./schema.ts";

interface PositionsProps {
  positions: Careers["positions"];
}

/** The schedule of open positions: empty, ruled and stamped. */
export function Positions({ positions: { heading, open, columns, status, text, action } }: PositionsProps) {
  return (
    <Section sheet={[heading, "Schedule", `${open} entries`]} id="positions">
      <h2>{heading}</h2>
      <div className={styles.schedule}>
        <p className={`note ${styles.columns}`} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <div className={styles.rows}>
          <div className={styles.stamp}>
            <h3>{status}</h3>
            <p>{text}</p>
            <Link href={action.href}>{action.label}</Link>
          </div>
        </div>
      </div>
    </Section>
  );
}
