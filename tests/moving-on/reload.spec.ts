import { expect, test } from "@playwright/test";
import { fontsShown } from "../tools/fonts.ts";

test.use({ reducedMotion: "no-preference" });

for (const [width, place] of [
  [390, 8000],
  [1440, 6000],
] as const) {
  test(`a reload restores the scroll position immediately, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await fontsShown(page);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
    await page.reload();
    await fontsShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}
