import { expect, test } from "@playwright/test";
import { benchedKinds } from "../../bench/kinds.ts";
import { facesShown, holdFaces } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { expectNoShift, watchShifts } from "../tools/shifts.ts";
import { allRoutes } from "../tools/site.ts";

/** A phone, a tablet, and laptops of two sizes. */
const screens = [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

for (const route of [...allRoutes(), "/no-such-page"]) {
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

for (const route of benchedKinds().values()) {
  test(`${route} is set in the same faces part by part as at once`, async ({ page }) => {
    await open(page, route);
    await facesShown(page);
    const { differ, count } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll("body, body *")];
      const families = () => elements.map((element) => getComputedStyle(element).fontFamily);
      const partByPart = families();
      for (const part of document.querySelectorAll("[data-faces]")) part.removeAttribute("data-faces");
      document.documentElement.dataset.faces = "";
      const atOnce = families();
      const differ = elements.filter((_, index) => partByPart[index] !== atOnce[index]);
      return { differ: differ.map(({ outerHTML }) => outerHTML.slice(0, 80)), count: new Set(atOnce).size };
    });
    expect(differ).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(3);
  });
}

test("faces come too where the browser tells no paint times", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto("/contact");
  await facesShown(page);
});
