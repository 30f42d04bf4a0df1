import { expect, test } from "@playwright/test";
import { service } from "../../app/pages/service/kind.ts";
import { fontsShown, holdFonts } from "../tools/fonts.ts";
import { open } from "../tools/open.ts";
import { expectNoShift, twoFrames, watchShifts } from "../tools/shifts.ts";
import { kinds, routesOf } from "./groups.ts";

// Phones lay out what is below the first view late.
test.use({ hasTouch: true });

/** Two phones, a tablet, and laptops of two sizes. */
const screens = [
  [390, 844],
  [412, 823],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

const [serviceRoute = ""] = routesOf(service);

for (const route of kinds) {
  test(`${route} does not shift when its fonts arrive late`, async ({
    page,
  }) => {
    await watchShifts(page);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const { requested, release } = await holdFonts(page);
      await open(page, route, "domcontentloaded");
      await requested;
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      release();
      await fontsShown(page);
      await expectNoShift(page, `${width} px`);
      await page.unrouteAll();
    }
  });
}

test.describe("with a mouse", () => {
  test.use({ hasTouch: false });

  test("questions stay in place for a visitor who has scrolled to them before the fonts arrive", async ({
    page,
  }) => {
    const { requested, release } = await holdFonts(page);
    await open(page, serviceRoute, "domcontentloaded");
    await requested;
    const question = page.locator("#faq summary").first();
    await question.scrollIntoViewIfNeeded();
    const before = await question.boundingBox();
    release();
    await fontsShown(page);
    expect(await question.boundingBox()).toEqual(before);
  });
});

test("what a visitor reads stays in place when something above it grows", async ({
  page,
}) => {
  await open(page, serviceRoute);
  await fontsShown(page);
  const question = page.locator("#faq summary").first();
  await question.scrollIntoViewIfNeeded();
  await twoFrames(page);
  const top = () =>
    question.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page
    .locator("main > section")
    .nth(1)
    .evaluate((section) => {
      section.style.minHeight = `${section.clientHeight + 100}px`;
    });
  await twoFrames(page);
  // Browsers scroll by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test("the title is painted in its own font before any font file arrives", async ({
  page,
}) => {
  const { requested } = await holdFonts(page);
  await open(page, "/", "domcontentloaded");
  await requested;
  const title = await page.evaluate(
    () => [...document.fonts].find(({ family }) => family === "Title")?.status,
  );
  expect(title).toBe("loaded");
});

test("fonts load even if the browser reports no paint times", async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto("/contact");
  await fontsShown(page);
});
