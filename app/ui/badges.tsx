import styles from "./badges.module.css";

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
          <span className={`note ${styles.badge}`}>{badge}</span>
        </li>
      ))}
    </ul>
  );
}
