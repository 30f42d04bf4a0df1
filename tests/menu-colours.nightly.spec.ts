import { expect, type Page, test } from "@playwright/test";
import { findFaintWords } from "./all-routes/checks/contrast.ts";
import { pageComplete } from "./tools/fonts.ts";
import { open } from "./tools/open.ts";

/** Menu text with too little contrast, with each menu opened. */
async function findFaintMenus(page: Page): Promise<string[]> {
  const ids = await page
    .locator("header [popover]")
    .evaluateAll((menus) => menus.map(({ id }) => id));
  const faults: string[] = [];
  let opened = 0;
  for (const id of ids) {
    const menu = page.locator(`#${id}`);
    await menu.evaluate((element: HTMLElement) => element.showPopover());
    if (await menu.isVisible()) {
      opened++;
      faults.push(...(await findFaintWords(page, `#${id}`)));
    }
    await menu.evaluate((element: HTMLElement) => element.hidePopover());
  }
  return opened > 0 ? faults : ["no menu opens"];
}

for (const tag of ["", " @phone"]) {
  test(`all text of the menus is legible in both colour schemes${tag}`, async ({
    page,
  }) => {
    // Menus scroll on a low screen.
    await page.setViewportSize({
      width: page.viewportSize()?.width ?? 0,
      height: 4000,
    });
    await open(page, "/contact");
    await pageComplete(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findFaintMenus(page), colorScheme).toEqual([]);
    }
  });
}
