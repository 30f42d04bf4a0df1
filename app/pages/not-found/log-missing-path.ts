/** Logs the missing path to the console, to help find broken links. */
export function logMissingPath(): void {
  console.error(`404: there is no page at ${location.pathname}`);
}
