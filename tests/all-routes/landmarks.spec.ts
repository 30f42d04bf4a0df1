import { expect, test } from "@playwright/test";
import { open } from "../tools/open.ts";
import { routeGroups } from "./groups.ts";

for (const [group, routes] of routeGroups) {
  test(`${group}: one heading, one of each landmark, names on what needs them`, async ({ page }) => {
    test.slow();
    for (const route of routes) {
      await open(page, route, "domcontentloaded");
      await expect(page.getByRole("main"), route).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 }), route).toHaveCount(1);
      await expect(page.getByRole("banner"), route).toHaveCount(1);
      await expect(page.getByRole("contentinfo"), route).toHaveCount(1);
      await expect(page.getByRole("img", { name: /^$/ }), route).toHaveCount(0);
      const seen = await page.evaluate(() => ({
        language: document.documentElement.lang,
        navigation: [...document.querySelectorAll("nav")].map(
          (nav) =>
            nav.ariaLabel ??
            document.getElementById(nav.getAttribute("aria-labelledby") ?? "")?.textContent ??
            "",
        ),
        withoutAlternative: document.querySelectorAll("img:not([alt])").length,
        outOfOrder: document.querySelectorAll("[tabindex]:not([tabindex='0'], [tabindex='-1'])").length,
      }));
      expect(seen, route).toMatchObject({ language: "en", withoutAlternative: 0, outOfOrder: 0 });
      expect(new Set(seen.navigation).size, route).toBe(seen.navigation.length);
      expect(seen.navigation, route).not.toContain("");
    }
  });
}
