import { expect, test } from "@playwright/test";
import { kinds, NOT_FOUND } from "../all-routes/groups.ts";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";

// Playwright disables the cache in all other tests.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// /call leaves for another host; browsers do not cache a page with status 404.
for (const route of kinds.filter(
  (path) => path !== "/call" && path !== NOT_FOUND,
)) {
  test(`${route} is restored from the back/forward cache`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      document.title = "as it was left";
    });
    await page.goto(route === "/contact" ? "/about/company" : "/contact");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(route);
    await expect.poll(() => page.title()).toBe("as it was left");
  });
}
