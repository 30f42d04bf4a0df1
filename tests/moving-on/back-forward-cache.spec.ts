import { expect, test } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";
import { allRoutes } from "../tools/site.ts";

// Playwright switches the cache off for every other test.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// /call leaves at once, for another host.
for (const route of allRoutes().filter((path) => path !== "/call")) {
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
