/** A page's one address: the build renders it with a trailing slash, which is not part of it. */
export function pagePath(pathname: string): string {
  return pathname === "/" ? pathname : pathname.replace(/\/$/, "");
}
