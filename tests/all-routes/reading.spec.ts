import { expect, test } from "@playwright/test";
import { facesShown } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { kinds, routeGroups } from "./groups.ts";
import { findUnreadable } from "./reading.ts";

/** A label of a drawing that is smaller than this cannot be read; the house rule for phones is 11 px. */
const SMALLEST = 9.5;

/** The most that WCAG 1.4.12 lets a reader ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`;

for (const [group, routes] of routeGroups) {
  test(`${group}: every word is whole and alone at 200% zoom`, async ({ page }) => {
    test.slow();
    // 1280 by 800 px at twice the size.
    await page.setViewportSize({ width: 640, height: 400 });
    for (const route of routes) {
      await open(page, route);
      await facesShown(page);
      expect(await page.evaluate(findUnreadable, SMALLEST), route).toEqual([]);
    }
  });
}

for (const width of [390, 1440]) {
  test(`each kind of page keeps its words with wide text spacing at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const route of kinds) {
      await open(page, route);
      await facesShown(page);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        for (const answer of document.querySelectorAll("details")) {
          answer.removeAttribute("name");
          answer.open = true;
        }
      }, spacing);
      expect(await page.evaluate(findUnreadable, SMALLEST), route).toEqual([]);
    }
  });
}
