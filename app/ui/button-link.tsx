import styles from "./button.module.css";
import { Link } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "small";

/** The classes of a button, for a link (ButtonLink) and for a real one (in a form). */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}

interface ButtonLinkProps {
  action: { label: string; href: string };
  variant?: ButtonVariant;
}

export function ButtonLink({ action, variant = "primary" }: ButtonLinkProps) {
  return (
    <Link href={action.href} className={buttonClass(variant)}>
      {action.label}
    </Link>
  );
}

interface ActionsProps {
  /** The first is the primary one. */
  actions: readonly { label: string; href: string }[];
}

/** A row of buttons: one primary, the rest secondary. */
export function Actions({ actions }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ButtonLink key={action.label} action={action} variant={index === 0 ? "primary" : "secondary"} />
      ))}
    </div>
  );
}
