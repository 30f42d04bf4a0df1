import { inlineSource } from "../../runtime/inline-script.tsx";
import { mediaFrom } from "../../styles/breakpoints.ts";

/**
 * Makes the bar opaque once the page has scrolled more than 20 px, and
 * transparent again.
 */
function markScrolled(): void {
  const mark = () =>
    document.documentElement.toggleAttribute(
      "data-scrolled",
      window.scrollY > 20,
    );
  // In a frame, because reading the scroll position now would force layout.
  requestAnimationFrame(mark);
  addEventListener("scroll", mark, { passive: true });
}

/**
 * Sets `aria-expanded` on the buttons of popovers. Browsers expose the state
 * themselves; the attribute is for tools that read only attributes.
 */
function tellExpanded(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    ":is(header, li) > [popovertarget]",
  )) {
    const tell = (open: boolean) =>
      button.setAttribute("aria-expanded", `${open}`);
    tell(false);
    button.popoverTargetElement?.addEventListener("toggle", (event) => {
      tell((event as ToggleEvent).newState === "open");
    });
  }
}

/** Closes a panel of the bar when focus leaves it and its button. */
function closeLeftPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(
    "li > [popover]",
  )) {
    panel.parentElement?.addEventListener("focusout", ({ relatedTarget }) => {
      // Without a new target a pointer has closed the panel already, or the
      // window has lost focus.
      if (
        relatedTarget &&
        !panel.parentElement?.contains(relatedTarget as Node)
      )
        panel.hidePopover();
    });
  }
}

/**
 * While the mobile menu is open, the page that it covers is inert. The popover
 * itself handles Escape, Close and the initial focus.
 */
function coverPage(withoutMenu: string): void {
  const menu = document.querySelector<HTMLElement>("#menu");
  if (!menu) return;
  const covered = document.querySelectorAll<HTMLElement>(
    "body > :not(header), header > :not(#menu)",
  );
  const setInert = (inert: boolean) => {
    for (const element of covered) element.inert = inert;
  };
  menu.addEventListener("toggle", (event) => {
    if ((event as ToggleEvent).newState === "open") setInert(true);
  });
  // Earlier than toggle, because the button that has opened the menu gets focus
  // again.
  menu.addEventListener("beforetoggle", (event) => {
    if ((event as ToggleEvent).newState === "closed") setInert(false);
  });
  // Wide screens do not show the menu.
  matchMedia(withoutMenu).addEventListener("change", () => {
    if (covered[0]?.inert) menu.hidePopover();
  });
}

/**
 * The bar's scripts. They run at the end of the page: with a script before the
 * text, Chromium would paint the bar alone first.
 */
export const navbarBehaviour = [
  markScrolled,
  tellExpanded,
  closeLeftPanels,
  inlineSource(coverPage, mediaFrom("desk")),
] as const;
