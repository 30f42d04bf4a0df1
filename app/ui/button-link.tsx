import { type ButtonVariant, buttonClass } from "./button-class.ts";
import { Link } from "./link.tsx";

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
