import { createContext, use } from "react";
import styles from "./arrow.module.css";

const shapes = {
  back: "M9.5 5H1M4.5 1.5 1 5l3.5 3.5",
  forward: "M.5 5H9M5.5 1.5 9 5 5.5 8.5",
} as const;

/** An arrow beside the text of a link, hidden from assistive technology. */
export function Arrow({ direction }: { direction: keyof typeof shapes }) {
  return (
    <svg className={styles.icon} viewBox="0 0 10 10" aria-hidden="true">
      <path d={shapes[direction]} />
    </svg>
  );
}

/**
 * What screen readers say of an external link. By context, because islands
 * contain links and read no content.
 */
export const NewTab = createContext("");

/** The mark of an external link, with text for screen readers. */
export function ExternalArrow() {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 10 10"
      role="img"
      aria-label={use(NewTab)}
    >
      <path d="M1.5 8.5 8.5 1.5M3 1.5h5.5V7" />
    </svg>
  );
}

export function Chevron() {
  return (
    <svg className={styles.icon} viewBox="0 0 10 10" aria-hidden="true">
      <path d="m1.5 3.5 3.5 3.5 3.5-3.5" />
    </svg>
  );
}
