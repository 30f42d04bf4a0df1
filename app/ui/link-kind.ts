type LinkKind = "page" | "external" | "mail";

/** The kind of a link, from its target: a path of this site, a mailbox, or another site. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith("/") || href.startsWith("#")) return "page";
  return href.startsWith("mailto:") ? "mail" : "external";
}
