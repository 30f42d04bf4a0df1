import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { open } from "../tools/open.ts";
import { allRoutes } from "../tools/site.ts";

const everyRule = (axe: AxeBuilder) =>
  axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
/** What a change of colours alone can break. */
const colourRules = (axe: AxeBuilder) => axe.withRules(["color-contrast", "link-in-text-block"]);

const views = [
  { width: 390, colorScheme: "light", rules: everyRule },
  { width: 1440, colorScheme: "light", rules: everyRule },
  { width: 1440, colorScheme: "dark", rules: colourRules },
  { width: 390, colorScheme: "dark", rules: colourRules },
] as const;

for (const route of [...allRoutes(), "/no-such-page"]) {
  test(`${route} has no accessibility violation at 390 and 1440 px, on paper and blueprint`, async ({
    page,
  }) => {
    await open(page, route);
    for (const { width, colorScheme, rules } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const { violations } = await rules(new AxeBuilder({ page })).analyze();
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
      );
      expect(told, `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}
