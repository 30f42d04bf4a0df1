/** Makes the bar opaque once the page has scrolled more than 20 px, and transparent again. */
function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20);
  // In a frame, because reading the scroll position now would force layout.
  requestAnimationFrame(mark);
  addEventListener("scroll", mark, { passive: true });
}

/**
 * Sets `aria-expanded` on the buttons of popovers. Browsers expose the state themselves; the attribute is for tools
 * that read only attributes.
 */
function tellExpanded(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("header > button, nav button")) {
    const tell = (open: boolean) => button.setAttribute("aria-expanded", `${open}`);
    tell(false);
    button.popoverTargetElement?.addEventListener("toggle", (event) => {
      tell((event as ToggleEvent).newState === "open");
    });
  }
}

/** Traps Tab inside the open mobile menu. The popover itself handles Escape, Close and the initial focus. */
function keepFocusInMenu(): void {
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

/**
 * The bar's scripts. They run at the end of the page: with a script before the text, Chromium would paint the bar
 * alone first.
 */
export const navbarBehaviour = [markScrolled, tellExpanded, keepFocusInMenu] as const;
