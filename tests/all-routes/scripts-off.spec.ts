import { expect, test } from "@playwright/test";
import { kinds, routes } from "./groups.ts";

test.use({ javaScriptEnabled: false });

for (const [pages, all, tag] of [
  ["a page of each kind", kinds, []],
  ["every page", routes.map(({ route }) => route), ["@nightly"]],
] as const) {
  test(`${pages} shows its heading and its text with scripts off`, {
    tag: [...tag],
  }, async ({ page }) => {
    // /call redirects to another host.
    for (const route of all.filter((path) => path !== "/call")) {
      await page.goto(route);
      await expect(
        page.getByRole("heading", { level: 1 }),
        route,
      ).toBeVisible();
    }
  });
}
