import type { Page } from "@playwright/test";

/** Until every part of the page is set in its faces, which app/ui/fetch-late.ts tells of the body last. */
export async function facesShown(page: Page): Promise<void> {
  await page.locator("body[data-faces]").waitFor({ state: "attached" });
}
