import { expect, type Page, test } from "@playwright/test";
import { fontsShown } from "./tools/fonts.ts";

/** The strips of the figure at a page's end, by their distance from their final place. */
const strips = (page: Page) =>
  page
    .locator("main svg:has(> g > clipPath) > g")
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).transform));

test.describe("the figure at the end of a page", () => {
  test.use({ reducedMotion: "no-preference" });

  test("is the hero's own, put together while it comes into view", async ({ page }) => {
    await page.goto("/services/saas-product");
    await fontsShown(page);
    const figure = page.locator("main svg:has(> g > clipPath)");
    await figure.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    expect((await strips(page)).some((transform) => transform !== "matrix(1, 0, 0, 1, 0, 0)")).toBe(true);
    await figure.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect
      .poll(async () =>
        [...new Set(await strips(page))].every((each) => /none|matrix\(1, 0, 0, 1, 0, 0\)/.test(each)),
      )
      .toBe(true);
  });
});

test("with reduced motion the figure is assembled from the start", async ({ page }) => {
  await page.goto("/services/saas-product");
  expect(new Set(await strips(page))).toEqual(new Set(["none"]));
});
