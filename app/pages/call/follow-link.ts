/** Redirects to the page's own link and replaces the history entry, so that Back works. */
export function followLink(): void {
  const link = document.querySelector<HTMLAnchorElement>("#scheduling");
  if (link) location.replace(link.href);
}
