/** A page's path without the trailing slash that the build renders it with. */
export function pagePath(pathname: string): string {
  return pathname === "/" ? pathname : pathname.replace(/\/$/, "");
}
