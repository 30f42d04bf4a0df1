/**
 * The switch between paper and blueprint: keeps the visitor's choice on the device, and follows one that was made in
 * another tab or before the page went into the browser's cache. "As the system" keeps nothing.
 */
export function keepScheme(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>("input[name=scheme]");
  let chosen: string | null = null;
  const show = () => {
    try {
      chosen = localStorage.getItem("scheme");
    } catch {
      // Storage is blocked: the choice holds for this page.
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
        // As above.
      }
      show();
    };
  show();
  addEventListener("pageshow", show);
  addEventListener("storage", show);
}
