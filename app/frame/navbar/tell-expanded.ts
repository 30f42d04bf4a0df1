/**
 * Says in `aria-expanded` what a popover's button has open. Browsers expose that by themselves;
 * the attribute is for the tools that read attributes.
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
