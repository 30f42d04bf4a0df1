import { expect, type Page, test } from "@playwright/test";
import { service } from "../app/pages/service/kind.ts";
import { routesOf } from "./all-routes/groups.ts";
import { fontsShown } from "./tools/fonts.ts";

const [route = ""] = routesOf(service);

const figureOf = (page: Page) => page.locator('main div:has(> div > svg > use[href="#figure"])');

/** The strips of the figure at a page's end, by their distance from their final place. */
const strips = (page: Page) =>
  figureOf(page)
    .locator("> div")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).translate));

test.describe("the figure at the end of a page", () => {
  test.use({ reducedMotion: "no-preference" });

  test("is the hero's figure, assembled while it comes into view and complete when all of it is", async ({
    page,
  }) => {
    await page.goto(route);
    await fontsShown(page);
    const figure = figureOf(page);
    await figure.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight, behavior: "instant" });
    });
    const apart = await strips(page);
    expect(apart).toHaveLength(3);
    expect(apart.some((distance) => !/^(none|0px)/.test(distance))).toBe(true);
    await figure.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect
      .poll(async () => (await strips(page)).every((distance) => /^(none|0px( 0px)?)$/.test(distance)))
      .toBe(true);
  });
});

test("with reduced motion the figure is assembled from the start", async ({ page }) => {
  await page.goto(route);
  expect(await strips(page)).toEqual(["none", "none", "none"]);
});
