import type { Page } from "@playwright/test";

/** Whether the first button of the page's main part, if it has one, has to be scrolled to. */
export function findLateAction(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const action = document.querySelector("main [class*='_button']");
    if (!action) return [];
    const bottom = Math.round(action.getBoundingClientRect().bottom + scrollY);
    return bottom > innerHeight ? [`"${action.textContent}" ends at ${bottom} of ${innerHeight} px`] : [];
  });
}
