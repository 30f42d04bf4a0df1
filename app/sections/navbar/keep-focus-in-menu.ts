/** Tab goes round inside the open mobile menu; Escape and the Close button are the popover's own. */
export function keepFocusInMenu(): void {
  const menu = document.getElementById("menu");
  menu?.addEventListener("keydown", (event) => {
    if (event.key !== "Tab") return;
    const stops = [...menu.querySelectorAll<HTMLElement>("a, button, summary")].filter((stop) =>
      stop.checkVisibility(),
    );
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge && menu.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
  menu?.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "open") menu.querySelector("button")?.focus();
  });
}
