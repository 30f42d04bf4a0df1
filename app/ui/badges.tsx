import styles from "./badge.module.css";
import { Badge } from "./badge.tsx";

interface BadgesProps {
  /** The accessible name of the list. */
  label: string;
  badges: readonly string[];
}

export function Badges({ label, badges }: BadgesProps) {
  return (
    <ul className={styles.badges} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge}>
          <Badge>{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}
