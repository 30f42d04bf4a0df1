/**
 * Says in `aria-expanded` what a popover's button has open. Browsers expose that by themselves;
 * the attribute is for the tools that read attributes.
 */
export function tellExpanded(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("header > button, nav button")) {
    const panel = button.popoverTargetElement;
    button.setAttribute("aria-expanded", "false");
    panel?.addEventListener("toggle", (event) => {
      button.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open"));
    });
  }
}
