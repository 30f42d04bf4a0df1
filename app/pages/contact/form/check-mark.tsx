import styles from "./mark.module.css";

export function CheckMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 18" aria-hidden="true">
      <circle cx="10" cy="9" r="8" />
      <path d="m6.2 9.2 2.7 2.8 5-5.6" />
    </svg>
  );
}
