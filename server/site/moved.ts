import type { Manifest } from "./manifest.ts";

/**
 * Alternative spellings of a page's address. Each redirects (301), so that a
 * page has one address.
 */
function aliases(path: string): string[] {
  return path === "/"
    ? ["/index.html"]
    : [`${path}/`, `${path}.html`, `${path}/index.html`];
}

/** The redirects of pages, and those of their Markdown copies. */
export function withCopies(
  redirects: Manifest["redirects"],
): Manifest["redirects"] {
  const copies = Object.entries(redirects).map(([from, to]) => [
    `${from}.md`,
    to === "/" ? "/index.md" : `${to}.md`,
  ]);
  return { ...redirects, ...Object.fromEntries(copies) };
}

/** Every address that redirects (301), with its target, in one hop. */
export function movedAddresses(
  manifest: Pick<Manifest, "pages" | "redirects">,
): Map<string, string> {
  const { pages, redirects } = manifest;
  const moved = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects)) {
    if (!Object.hasOwn(pages, to))
      throw new Error(
        `The redirect ${from} leads to ${to}, which is not a page`,
      );
    if (Object.hasOwn(pages, from))
      throw new Error(`The redirect ${from} hides the page of that address`);
    for (const address of aliases(from)) moved.set(address, to);
  }
  for (const [from, to] of Object.entries(withCopies(redirects)))
    moved.set(from, to);
  for (const page of Object.keys(pages)) {
    for (const address of aliases(page)) moved.set(address, page);
  }
  return moved;
}

/** A path from the root without escapes, backslashes or dot segments. */
const plainPath = /^(?!.*\/\.{1,2}(?:\/|$))\/[\w\-./~!$&'()*+,;=:@]*$/;

/**
 * The target of a path that is not a page, or null. Never another host: it
 * starts with exactly one slash.
 */
export function movedTo(
  path: string,
  moved: ReadonlyMap<string, string>,
): string | null {
  if (!plainPath.test(path)) return null;
  const collapsed = path.replaceAll(/\/{2,}/g, "/");
  return moved.get(collapsed) ?? (collapsed === path ? null : collapsed);
}
