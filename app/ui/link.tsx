import type { MouseEventHandler, ReactNode } from "react";
import { ExternalArrow } from "./arrow.tsx";
import { classNames } from "./class-names.ts";
import styles from "./link.module.css";

type LinkKind = "page" | "external" | "person";

/**
 * The kind of a link, from its target: a path of this site, a mailbox or a
 * telephone, or another site.
 */
function linkKind(href: string): LinkKind {
  if (href.startsWith("/") || href.startsWith("#")) return "page";
  return /^(mailto|tel):/.test(href) ? "person" : "external";
}

interface LinkProps {
  href: string;
  id?: string;
  className?: string | undefined;
  /** Whether it links to the current page. */
  current?: boolean;
  /**
   * The whole item around it is clickable; the item has `position: relative`.
   */
  stretched?: boolean;
  /** In an island. */
  onClick?: MouseEventHandler | undefined;
  children: ReactNode;
}

/** Every link of the site: external ones are marked and open in a new tab. */
export function Link({
  href,
  id,
  className,
  current,
  stretched,
  onClick,
  children,
}: LinkProps) {
  const external = linkKind(href) === "external";
  return (
    <a
      href={href}
      id={id}
      className={
        classNames(className, stretched && styles.stretched) || undefined
      }
      aria-current={current ? "page" : undefined}
      onClick={onClick}
      {...(external && { target: "_blank", rel: "noopener" })}
    >
      {children}
      {external && <ExternalArrow />}
    </a>
  );
}

interface TextLinkProps extends LinkProps {
  /** Not part of a sentence, so it is 44 px high. */
  alone?: boolean;
}

/** An underlined link. */
export function TextLink({ alone, className, ...link }: TextLinkProps) {
  return (
    <Link
      className={classNames(styles.link, alone && styles.alone, className)}
      {...link}
    />
  );
}

interface TextLinksProps {
  links: readonly { name: string; href: string }[];
  className?: string;
  /** What the links have in common, for screen readers. */
  label?: string;
}

/** Links in a row that wraps. */
export function TextLinks({ links, className, label }: TextLinksProps) {
  return (
    <ul className={classNames(className, "cluster")} aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <TextLink href={href} alone>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
