import type { Manifest } from "./manifest.ts";

/** Alternative spellings of a page's address. Each redirects (301), so that a page has one address. */
function aliases(path: string): string[] {
  return path === "/" ? ["/index.html"] : [`${path}/`, `${path}.html`, `${path}/index.html`];
}

/** Every address that is answered by 301, with the page it leads to, in one hop. */
export function movedAddresses({
  pages,
  redirects,
}: Pick<Manifest, "pages" | "redirects">): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects)) {
    if (!Object.hasOwn(pages, to)) throw new Error(`The redirect ${from} leads to ${to}, which is no page`);
    if (Object.hasOwn(pages, from)) throw new Error(`The redirect ${from} hides the page of that address`);
    for (const address of [from, ...aliases(from)]) moved.set(address, to);
  }
  for (const page of Object.keys(pages)) {
    for (const address of aliases(page)) moved.set(address, page);
  }
  return moved;
}

/** An address as anyone could type it: no escapes, no backslash, no dot segments. */
const plainPath = /^(?!.*\/\.{1,2}(?:\/|$))[\w\-./~!$&'()*+,;=:@]+$/;

/** Where a path that is no page leads, or null. Never to another host: the answer starts with one slash. */
export function movedTo(path: string, moved: ReadonlyMap<string, string>): string | null {
  if (!plainPath.test(path)) return null;
  const collapsed = path.replaceAll(/\/{2,}/g, "/");
  return moved.get(collapsed) ?? (collapsed === path ? null : collapsed);
}
