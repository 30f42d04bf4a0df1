import type { ReactNode } from "react";
import styles from "./badges.module.css";

function Badge({ children }: { children: ReactNode }) {
  return <span className={`note ${styles.badge}`}>{children}</span>;
}

interface BadgesProps {
  /** The accessible name of the list. */
  label: string;
  badges: readonly string[];
}

export function Badges({ label, badges }: BadgesProps) {
  return (
    <ul className={`cluster ${styles.badges}`} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge}>
          <Badge>{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}
