import { expect, type Page, test } from "@playwright/test";
import { fontsShown } from "../tools/fonts.ts";
import { totalShift, watchShifts } from "../tools/shifts.ts";

test.use({ reducedMotion: "no-preference" });

/** Two lines of text, which may break differently on a first visit, when the fonts arrive late. */
const TOLERANCE_PX = 56;
/** What Web Vitals call poor; fonts from the cache may still come after the first paint. */
const POOR_SHIFT = 0.25;

/** Where each text is in the viewport. */
const textTops = (page: Page) =>
  page
    .locator(":is(main, body > footer) :is(h2, h3, p, summary, a)")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));

async function expectSamePlaceAfterReload(page: Page, place: number): Promise<void> {
  await watchShifts(page);
  await page.goto("/");
  await fontsShown(page);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), place);
  const before = await textTops(page);
  const inView = before.findIndex((top) => top >= 0);
  await page.reload();
  await fontsShown(page);
  const after = await textTops(page);
  expect(Math.abs((after[inView] ?? 0) - (before[inView] ?? 0))).toBeLessThan(TOLERANCE_PX);
  expect(await totalShift(page)).toBeLessThan(POOR_SHIFT);
}

test("a reload shows what was in view", async ({ page }) => {
  await expectSamePlaceAfterReload(page, 6000);
});

test("a reload shows what was in view @phone", async ({ page }) => {
  await expectSamePlaceAfterReload(page, 8000);
});
