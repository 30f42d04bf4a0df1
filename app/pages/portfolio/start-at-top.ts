/** A reload starts at the top, like any other load; Back and Forward between categories do not scroll. */
export function startAtTop(): void {
  history.scrollRestoration = "manual";
}
