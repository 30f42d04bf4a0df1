import { expect, test } from "@playwright/test";
import { facesShown, holdFaces } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { expectNoShift, watchShifts } from "../tools/shifts.ts";
import { kinds } from "./groups.ts";

// As on a phone, where what is below the first view is laid out late.
test.use({ hasTouch: true });

/** Two phones, a tablet, and laptops of two sizes. */
const screens = [
  [390, 844],
  [412, 823],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

for (const route of kinds) {
  test(`${route} moves nothing when its faces arrive late`, async ({ page }) => {
    await watchShifts(page);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const { asked, release } = await holdFaces(page);
      await open(page, route, "domcontentloaded");
      await asked;
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await facesShown(page);
      await expectNoShift(page, `${width} px`);
      await page.unrouteAll();
    }
  });
}

test("the title is painted in its own letters before any face arrives", async ({ page }) => {
  const { asked } = await holdFaces(page);
  await open(page, "/", "domcontentloaded");
  await asked;
  const title = await page.evaluate(
    () => [...document.fonts].find(({ family }) => family === "Title")?.status,
  );
  expect(title).toBe("loaded");
});

test("faces come too where the browser tells no paint times", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto("/contact");
  await facesShown(page);
});
