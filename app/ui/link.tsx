import type { ReactNode } from "react";
import { ExternalArrow } from "./external-arrow.tsx";
import { linkKind } from "./link-kind.ts";

export interface LinkProps {
  href: string;
  className?: string | undefined;
  /** The page this link leads to is the one being read. */
  current?: boolean;
  children: ReactNode;
}

/** Every link of the site: plain to a page or a mailbox, marked and in a new tab to another site. */
export function Link({ href, className, current, children }: LinkProps) {
  const external = linkKind(href) === "external";
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? "page" : undefined}
      {...(external && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {external && <ExternalArrow />}
    </a>
  );
}
