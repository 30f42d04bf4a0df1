import type { Page } from "@playwright/test";

/** The first button of the main content, if it is below the first view. */
export function findLateAction(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const action = document.querySelector("main [class*='_button']");
    if (!action) return [];
    const bottom = Math.round(action.getBoundingClientRect().bottom + scrollY);
    return bottom > innerHeight ? [`"${action.textContent}" ends at ${bottom} of ${innerHeight} px`] : [];
  });
}
