/** A reload starts at the top, like any other load; stepping between categories leaves the page where it is. */
export function startAtTop(): void {
  history.scrollRestoration = "manual";
}
