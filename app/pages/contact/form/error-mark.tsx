import styles from "./mark.module.css";

/** A warning triangle. */
export function ErrorMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 18" aria-hidden="true">
      <path d="M10 1.2 19 17H1ZM10 6.6v5M10 13.2v1.6" />
    </svg>
  );
}
