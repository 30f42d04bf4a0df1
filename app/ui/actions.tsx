import styles from "./actions.module.css";
import { ButtonLink } from "./button-link.tsx";

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
