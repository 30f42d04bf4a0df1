import { expect, test } from "@playwright/test";
import { kinds, NOT_FOUND } from "../all-routes/groups.ts";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";

// Playwright switches the cache off for every other test.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// /call leaves at once, for another host; browsers keep no page that was not found.
for (const route of kinds.filter((path) => path !== "/call" && path !== NOT_FOUND)) {
  test(`${route} is there at once when one comes back to it`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      document.title = "as it was left";
    });
    await page.goto(route === "/cookie-policy" ? "/refund-policy" : "/cookie-policy");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(route);
    await expect.poll(() => page.title()).toBe("as it was left");
  });
}
