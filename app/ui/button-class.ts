import styles from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "small";

/** The classes of a button, for a link (ButtonLink) and for a real one (in a form). */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}
