/**
 * Runs in the head, so that the first paint uses the colour scheme that the
 * visitor has chosen (app/frame/scheme/keep-scheme.ts), and again on every
 * change.
 */
export function applyColourScheme(): void {
  const apply = (chosen: string | null) => {
    document.documentElement.dataset.scheme = chosen ?? "";
    const bars = document.querySelectorAll<HTMLMetaElement>(
      "meta[name=theme-color]",
    );
    for (const bar of bars) {
      const own = bar === bars[0] ? "light" : "dark";
      if (chosen) bar.media = chosen === own ? "all" : "not all";
      else bar.media = `(prefers-color-scheme: ${own})`;
    }
  };
  addEventListener("scheme", (event) =>
    apply((event as CustomEvent<string | null>).detail),
  );
  try {
    apply(localStorage.getItem("scheme"));
  } catch {
    // Storage is blocked: use the system's scheme.
  }
}
