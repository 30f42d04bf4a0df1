import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ExternalArrow } from "./external-arrow.tsx";
import styles from "./link.module.css";
import { linkKind } from "./link-kind.ts";

export interface LinkProps {
  href: string;
  id?: string;
  className?: string | undefined;
  /** Whether it links to the current page. */
  current?: boolean;
  /** The whole item around it is clickable; the item has `position: relative`. */
  stretched?: boolean;
  children: ReactNode;
}

/** Every link of the site: external ones are marked and open in a new tab. */
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
