import { expect, type Page, test } from "@playwright/test";
import { pageComplete } from "./tools/faces.ts";
import { allRoutes } from "./tools/site.ts";

const WIDTHS = [320, 390, 768, 1280, 1440, 1920];
const SMALLEST = 11;

/** Labels of drawings that come out too small to read, or run into each other. */
function labelFaults(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const drawings = [...document.querySelectorAll<SVGSVGElement>("main svg.dwg")].filter((drawing) =>
      drawing.checkVisibility(),
    );
    return drawings.flatMap((drawing) => {
      const labels = [...drawing.querySelectorAll("text")]
        .filter((text) => text.checkVisibility() && text.textContent?.trim())
        .map((text) => {
          const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          return { words: text.textContent ?? "", size, box: text.getBoundingClientRect() };
        });
      const small = labels
        .filter(({ size }) => size < smallest - 0.05)
        .map(({ words, size }) => `"${words}" is ${size.toFixed(1)} px`);
      const collisions = labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
              // A line's box is taller than its letters.
              Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > one.box.height * 0.35,
          )
          .map((other) => `"${one.words}" runs into "${other.words}"`),
      );
      return [...small, ...collisions];
    });
  }, SMALLEST);
}

for (const route of allRoutes()) {
  test(`${route} has labels of ${SMALLEST} px or more on its drawings, apart from each other, at every width`, async ({
    page,
  }) => {
    await page.goto(route);
    await pageComplete(page);
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await labelFaults(page)).map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
