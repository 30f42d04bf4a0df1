import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { allRoutes } from "../tools/site.ts";
import { open } from "./open.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const widths = [390, 1440];
const schemes = ["light", "dark"] as const;

for (const route of [...allRoutes(), "/no-such-page"]) {
  test(`${route} has no accessibility violation at 390 and 1440 px, on paper and blueprint`, async ({
    page,
  }) => {
    await open(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
        );
        expect(told, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
