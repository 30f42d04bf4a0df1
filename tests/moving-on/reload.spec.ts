import { expect, type Page, test } from "@playwright/test";
import { fontsShown } from "../tools/fonts.ts";
import { totalShift, watchShifts } from "../tools/shifts.ts";

test.use({ reducedMotion: "no-preference" });

/** What Web Vitals call poor; fonts from the cache may still come after the first paint. */
const POOR_SHIFT = 0.25;

async function expectSamePlaceAfterReload(page: Page, place: number): Promise<void> {
  await watchShifts(page);
  await page.goto("/");
  await fontsShown(page);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
  await page.reload();
  await fontsShown(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await totalShift(page)).toBeLessThan(POOR_SHIFT);
}

for (const [width, place] of [
  [390, 8000],
  [1440, 6000],
] as const) {
  test(`a reload restores the scroll position immediately, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await expectSamePlaceAfterReload(page, place);
  });
}

test("a reload restores the scroll position immediately @phone", async ({ page }) => {
  await expectSamePlaceAfterReload(page, 8000);
});
