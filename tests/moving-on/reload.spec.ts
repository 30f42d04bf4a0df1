import { expect, test } from "@playwright/test";
import { fontsShown } from "../tools/fonts.ts";
import { totalShift, watchShifts } from "../tools/shifts.ts";

test.use({ reducedMotion: "no-preference" });

/**
 * What Web Vitals call poor; fonts from the cache may still come after the
 * first paint.
 */
const POOR_SHIFT = 0.25;

for (const [device, down] of [
  ["a desktop", 6000],
  ["a phone @phone", 8000],
] as const) {
  test(`a reload restores the scroll position immediately, on ${device}`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto("/");
    await fontsShown(page);
    const place = await page.evaluate((top) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({
        top: Math.min(top, Math.floor((scrollHeight - innerHeight) / 2)),
        behavior: "instant",
      });
      return scrollY;
    }, down);
    await page.reload();
    await fontsShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(await totalShift(page)).toBeLessThan(POOR_SHIFT);
  });
}
