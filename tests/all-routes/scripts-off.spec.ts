import { expect, test } from "@playwright/test";
import { allRoutes } from "../tools/site.ts";

test.use({ javaScriptEnabled: false });

test("every page shows its heading and its text with scripts off", async ({ page }) => {
  for (const route of allRoutes().filter((path) => path !== "/call")) {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
  }
});
