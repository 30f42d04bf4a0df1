export type LinkKind = "page" | "external" | "mail";

/** What a link is, read from where it leads: a path of this site, a mailbox, or another site. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith("/") || href.startsWith("#")) return "page";
  return href.startsWith("mailto:") ? "mail" : "external";
}
