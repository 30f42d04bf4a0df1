import { expect, type Page, test } from "@playwright/test";
import { holdFaces } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { twoFrames } from "../tools/shifts.ts";

// As on a phone, where what is below the first view is laid out late.
test.use({ hasTouch: true });

/** What is wrong with how the focused element shows; undefined once focus has left the page. */
function describeFocus(): { name: string; faults: string[] } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const faults: string[] = [];
  // Round the element itself, the card that it is laid over, or the field that holds it.
  const rings = [
    getComputedStyle(element),
    getComputedStyle(element, "::after"),
    ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
  ];
  if (rings.every(({ outlineStyle }) => outlineStyle === "none")) faults.push("has no ring");
  const box = element.getBoundingClientRect();
  if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
    faults.push("is out of view");
  const bar = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
  const fixed = element.closest("body > header, [popover], [href='#main']");
  if (!fixed && box.top < bar - 1 && box.height < innerHeight - bar) faults.push("is under the bar");
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const edge = frame.getBoundingClientRect();
    if (
      getComputedStyle(frame).overflow.includes("hidden") &&
      (box.left < edge.left || box.right > edge.right)
    )
      faults.push("is cut");
  }
  return { name: element.textContent?.trim().slice(0, 40) || element.id, faults };
}

/** Presses Tab from the top of the page until focus leaves it. */
async function tabThrough(page: Page): Promise<{ visited: number; faults: string[] }> {
  const faults: string[] = [];
  // More than any page has; a trap would reach it.
  for (let visited = 0; visited < 250; visited++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(describeFocus);
    if (!focus) return { visited, faults };
    faults.push(...focus.faults.map((fault) => `"${focus.name}" ${fault}`));
  }
  return { visited: Number.POSITIVE_INFINITY, faults };
}

for (const route of ["/", "/services/web-frontend", "/contact", "/portfolio", "/refund-policy"]) {
  for (const width of [390, 1440]) {
    test(`${route} shows where focus is, all the way through, at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await open(page, route);
      const { visited, faults } = await tabThrough(page);
      expect(faults).toEqual([]);
      expect(visited).toBeGreaterThan(15);
      expect(visited).toBeLessThan(250);
    });
  }
}

test("home keeps focus in view when Tab is held down before its lower sections are laid out", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await holdFaces(page);
  await open(page, "/");
  const count = await page.locator("main a").count();
  expect(count).toBeGreaterThan(15);
  for (let held = 1; held <= count; held++) {
    await open(page, "/");
    // From link to link without a frame between them, as on a machine that is behind with its frames.
    await page.evaluate((held) => {
      for (const link of [...document.querySelectorAll<HTMLElement>("main a")].slice(0, held)) link.focus();
    }, held);
    await twoFrames(page);
    expect(await page.evaluate(describeFocus)).toMatchObject({ faults: [] });
  }
});
