/** Tab goes round inside the open mobile menu; Escape, Close and where focus starts are the popover's own. */
export function keepFocusInMenu(): void {
  const menu = document.querySelector("#menu");
  menu?.addEventListener("keydown", (event) => {
    const { key, shiftKey } = event as KeyboardEvent;
    const stops = [...menu.querySelectorAll<HTMLElement>("a, button, summary")].filter((stop) =>
      stop.checkVisibility(),
    );
    if (shiftKey) stops.reverse();
    if (key !== "Tab" || document.activeElement !== stops.at(-1)) return;
    event.preventDefault();
    stops[0]?.focus();
  });
}
