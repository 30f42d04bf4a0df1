import styles from "./button.module.css";
import { Link } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "small";

/**
 * The classes of a button, for a link (ButtonLink) and for a real one (in a
 * form).
 */
export function buttonClass(variant: ButtonVariant): string {
  return `no-print ${styles.button} ${styles[variant]}`;
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

/**
 * The page of a link of this site, without query and fragment; the whole link
 * otherwise.
 */
const pageOf = (href: string) =>
  href.startsWith("/") ? href.replace(/[?#].*$/, "") : href;

/**
 * A row of buttons to different pages: one primary, the rest secondary. Without
 * a calendar, several may lead to one.
 */
export function Actions({ actions }: ActionsProps) {
  const pages = actions.map(({ href }) => pageOf(href));
  const different = actions.filter(
    ({ href }, index) => pages.indexOf(pageOf(href)) === index,
  );
  return (
    <div className={`cluster ${styles.actions}`}>
      {different.map((action, index) => (
        <ButtonLink
          key={action.label}
          action={action}
          variant={index === 0 ? "primary" : "secondary"}
        />
      ))}
    </div>
  );
}
