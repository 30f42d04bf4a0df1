import { expect, type Page, test } from "@playwright/test";
import { listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { industry } from "../app/pages/industry/kind.ts";
import { service } from "../app/pages/service/kind.ts";
import { isTemplateService } from "../app/pages/service/schema.ts";

const desk = { width: 1440, height: 900 };
const ofService = listEntries(service)
  .filter(isTemplateService)
  .find(
    ({ picture, drawing, expertise }) =>
      !picture && drawing.balloons.length === expertise.length,
  );
const ofIndustry = listEntries(industry).find(
  ({ picture, drawing, challenges }) =>
    !picture && drawing.balloons.length === challenges.length,
);
const pages = [
  ...(ofService ? [hrefOf(service, ofService.slug)] : []),
  ...(ofIndustry ? [hrefOf(industry, ofIndustry.slug)] : []),
];

const item = (page: Page, number: number) => page.locator(`#part-${number}`);
const figure = (page: Page) => page.locator("[data-table] > [inert]");

/** The numbers of the parts that are lit in the figure beside the list. */
const litParts = (page: Page) =>
  figure(page).evaluate((element) => {
    const style = getComputedStyle(element);
    return [1, 2, 3, 4, 5, 6, 7, 8].filter(
      (number) => style.getPropertyValue(`--lit-${number}`) === "1",
    );
  });

for (const path of pages) {
  test(`${path}: a part of the drawing leads to its text, with the drawing beside it`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    const balloon = page.locator("#figure > .bl.p2 circle.f");
    await balloon.click({ force: true });
    await expect(item(page, 2)).toBeInViewport();
    await expect(figure(page)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => litParts(page)).toEqual([2]);
  });

  test(`${path}: the item that is pointed at, or in the middle of the window, lights its part`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    await item(page, 3).evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    await expect.poll(() => litParts(page)).toEqual([3]);
    await expect(figure(page)).toBeInViewport({ ratio: 0.9 });
    await item(page, 1).hover();
    await expect.poll(() => litParts(page)).toEqual([1]);
  });

  test(`${path}: on a phone the drawing is only in the first view @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(figure(page)).toBeHidden();
  });
}
