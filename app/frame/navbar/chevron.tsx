import styles from "../../ui/icon.module.css";

export function Chevron() {
  return (
    <svg className={styles.icon} viewBox="0 0 10 10" aria-hidden="true">
      <path d="m1.5 3.5 3.5 3.5 3.5-3.5" />
    </svg>
  );
}
