/**
 * Sets `aria-expanded` on the buttons of popovers. Browsers expose the state themselves; the attribute is for tools
 * that read only attributes.
 */
export function tellExpanded(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("header > button, nav button")) {
    const tell = (open: boolean) => button.setAttribute("aria-expanded", `${open}`);
    tell(false);
    button.popoverTargetElement?.addEventListener("toggle", (event) => {
      tell((event as ToggleEvent).newState === "open");
    });
  }
}
