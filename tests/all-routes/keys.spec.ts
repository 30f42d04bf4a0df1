import { expect, test } from "@playwright/test";
import { pageComplete } from "../tools/fonts.ts";
import { open } from "../tools/open.ts";
import { findFocusFaults } from "./checks/focus.ts";
import { findLostFocus } from "./checks/in-page-links.ts";
import { kinds, routes } from "./groups.ts";

/** A desktop, and a small laptop at 400% zoom. */
const screens = [
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

for (const { route } of routes) {
  // `npm test` walks one page of each kind and layout.
  const tag = kinds.includes(route) ? [] : ["@nightly"];

  test(`${route} can be walked by keys alone, and nothing covers what has focus`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await open(page, route);
    await pageComplete(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const faults = await findFocusFaults(page);
      expect.soft(faults, `${route}, ${screen.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // On /call, open() keeps the page from any navigation.
    if (route !== "/call")
      expect.soft(await findLostFocus(page), route).toEqual([]);
  });
}
