/**
 * Runs in the head, so that the first paint uses the colour scheme that the
 * visitor has chosen; app/frame/scheme/keep-scheme.ts does the rest.
 */
export function applyColourScheme(): void {
  try {
    const chosen = localStorage.getItem("scheme");
    if (chosen) document.documentElement.dataset.scheme = chosen;
  } catch {
    // Storage is blocked: use the system's scheme.
  }
}
