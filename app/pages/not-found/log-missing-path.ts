/** Says in the console which path was not found, for whoever is looking for a broken link. */
export function logMissingPath(): void {
  console.error(`404: there is no page at ${location.pathname}`);
}
