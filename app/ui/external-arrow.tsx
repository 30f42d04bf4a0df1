import styles from "./icon.module.css";

/** The mark of an external link, with text for screen readers. */
export function ExternalArrow() {
  return (
    <svg className={styles.icon} viewBox="0 0 10 10" role="img" aria-label="(opens in a new tab)">
      <path d="M1.5 8.5 8.5 1.5M3 1.5h5.5V7" />
    </svg>
  );
}
