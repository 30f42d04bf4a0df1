/** Sends the browser on to where the page's own link leads, replacing the entry so that Back works. */
export function followLink(): void {
  const link = document.querySelector<HTMLAnchorElement>("#scheduling");
  if (link) location.replace(link.href);
}
