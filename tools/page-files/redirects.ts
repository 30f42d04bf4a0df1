import type { Changes } from "./changes.ts";

export const redirectsFile = "content/redirects.yaml";

/** Removes the redirects to an address. */
export function dropRedirects(changes: Changes, to: string): void {
  changes.edit(redirectsFile, (document) => {
    for (const [address, target] of Object.entries(
      (document.toJS() ?? {}) as Record<string, string>,
    )) {
      if (target === to) document.delete(address);
    }
  });
}

/**
 * Redirects an address, and everything that redirected to it, so that redirects
 * never chain. An address that becomes a page stops redirecting.
 */
export function addRedirect(changes: Changes, from: string, to: string): void {
  changes.edit(redirectsFile, (document) => {
    for (const [address, target] of Object.entries(
      (document.toJS() ?? {}) as Record<string, string>,
    )) {
      if (target === from) document.set(address, to);
    }
    document.delete(to);
    document.set(from, to);
  });
}
