import { expect, type Page, test } from "@playwright/test";
import { kinds } from "../../bench/kinds.ts";
import { facesShown, holdFaces } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { allRoutes } from "../tools/site.ts";

interface Shift {
  value: number;
  sources: string[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, sources: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const route of [...allRoutes(), "/no-such-page"]) {
  test(`${route} moves nothing when its faces arrive late, at 390 and 1440 px`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      const { asked, release } = await holdFaces(page);
      await open(page, route, "domcontentloaded");
      await asked;
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await facesShown(page);
      await twoFrames(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
      await page.unrouteAll();
    }
  });
}

for (const route of Object.values(kinds)) {
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

test("faces and islands come too where the browser tells no paint times", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto("/contact");
  await facesShown(page);
  await expect(page.locator("form[novalidate]")).toBeVisible();
});
