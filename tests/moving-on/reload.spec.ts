import { expect, test } from "@playwright/test";
import { facesShown } from "../tools/faces.ts";

test.use({ reducedMotion: "no-preference" });

for (const [width, place] of [
  [390, 8000],
  [1440, 6000],
] as const) {
  test(`a reload restores the scroll position immediately, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await facesShown(page);
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
    await page.reload();
    await facesShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}
