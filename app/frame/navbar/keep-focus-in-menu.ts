/** Traps Tab inside the open mobile menu. The popover itself handles Escape, Close and the initial focus. */
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
