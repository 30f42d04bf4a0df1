/**
 * Stores the visitor's colour scheme on the device, and follows a change made in another tab or while the page was in
 * the back/forward cache. "As the system" stores nothing.
 */
export function keepScheme(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>("input[name=scheme]");
  let chosen: string | null = null;
  const show = () => {
    try {
      chosen = localStorage.getItem("scheme");
    } catch {
      // Storage is blocked: the choice applies to this page only.
    }
    for (const input of inputs) input.checked = input.value === (chosen ?? "");
    dispatchEvent(new CustomEvent("scheme", { detail: chosen }));
  };
  for (const input of inputs)
    input.onchange = () => {
      chosen = input.value;
      try {
        if (chosen) localStorage.setItem("scheme", chosen);
        else localStorage.removeItem("scheme");
      } catch {
        // Storage is blocked.
      }
      show();
    };
  show();
  addEventListener("pageshow", show);
  addEventListener("storage", show);
}
