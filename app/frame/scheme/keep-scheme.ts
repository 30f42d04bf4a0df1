/**
 * Stores the visitor's colour scheme on the device, and follows a change made
 * in another tab or while the page was in the back/forward cache. "As the
 * system" stores nothing. The other sheet is drawn across the page from where
 * it was touched (app/styles/late.css).
 */
export function keepScheme(): void {
  const root = document.documentElement;
  const inputs =
    document.querySelectorAll<HTMLInputElement>("input[name=scheme]");
  const corner = document.querySelector<HTMLElement>("[data-turn]");
  const bars = document.querySelectorAll<HTMLMetaElement>(
    "meta[name=theme-color]",
  );
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  let chosen: string | null = null;
  const isDark = () => (chosen ? chosen === "dark" : systemDark.matches);
  const show = () => {
    try {
      chosen = localStorage.getItem("scheme");
    } catch {
      // Storage is blocked: the choice applies to this page only.
    }
    for (const input of inputs) input.checked = input.value === (chosen ?? "");
    corner?.setAttribute("aria-pressed", `${isDark()}`);
    root.dataset.scheme = chosen ?? "";
    for (const bar of bars) {
      const own = bar === bars[0] ? "light" : "dark";
      if (chosen) bar.media = chosen === own ? "all" : "not all";
      else bar.media = `(prefers-color-scheme: ${own})`;
    }
  };
  const choose = (scheme: string, touched: Element) => {
    chosen = scheme;
    try {
      if (scheme) localStorage.setItem("scheme", scheme);
      else localStorage.removeItem("scheme");
    } catch {
      // Storage is blocked.
    }
    if (
      !document.startViewTransition ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    )
      return show();
    const { left, top, width, height } = touched.getBoundingClientRect();
    root.style.setProperty(
      "--touched",
      `${left + width / 2}px ${top + height / 2}px`,
    );
    root.dataset.turning = "";
    document.startViewTransition(show).finished.finally(() => {
      delete root.dataset.turning;
    });
  };
  for (const input of inputs) input.onchange = () => choose(input.value, input);
  if (corner)
    corner.onclick = () => choose(isDark() ? "light" : "dark", corner);
  show();
  systemDark.addEventListener("change", show);
  addEventListener("pageshow", show);
  addEventListener("storage", show);
}
