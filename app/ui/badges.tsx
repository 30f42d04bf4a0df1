import styles from "./badge.module.css";
import { Badge } from "./badge.tsx";

interface BadgesProps {
  /** What they are, for those who cannot see that they are badges. */
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
