import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ExternalArrow } from "./external-arrow.tsx";
import styles from "./link.module.css";
import { linkKind } from "./link-kind.ts";

export interface LinkProps {
  href: string;
  id?: string;
  className?: string | undefined;
  /** The page this link leads to is the one being read. */
  current?: boolean;
  /** A click anywhere on the item around it follows it; the item has `position: relative`. */
  stretched?: boolean;
  children: ReactNode;
}

/** Every link of the site: plain to a page or a mailbox, marked and in a new tab to another site. */
export function Link({ href, id, className, current, stretched, children }: LinkProps) {
  const external = linkKind(href) === "external";
  return (
    <a
      href={href}
      id={id}
      className={classNames(className, stretched && styles.stretched) || undefined}
      aria-current={current ? "page" : undefined}
      {...(external && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {external && <ExternalArrow />}
    </a>
  );
}
