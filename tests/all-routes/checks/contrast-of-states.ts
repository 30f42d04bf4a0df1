import type { Page } from "@playwright/test";
import { findFaintNow } from "./contrast.ts";

/**
 * Marks elements that look different from each other, so that a selector finds
 * each; how many there are.
 */
function markDistinct(selector: string): number {
  const seen = new Set<string>();
  for (const element of document.querySelectorAll(selector)) {
    const classes = [element, element.parentElement].map((part) =>
      part?.getAttribute("class"),
    );
    const name = [
      element.tagName,
      ...classes,
      element.closest(".dark-sheet") !== null,
    ].join(", ");
    const { width, height } = element.getBoundingClientRect();
    if (seen.has(name) || width < 2 || height < 2 || !element.checkVisibility())
      continue;
    element.setAttribute("data-state", String(seen.size));
    seen.add(name);
  }
  return seen.size;
}

/**
 * Drawings with parts that point out the others when they are pointed at; how
 * many there are.
 */
function markDrawings(): number {
  const isVisible = (part: Element) =>
    part.checkVisibility() && part.getBoundingClientRect().width > 0;
  const drawings = [...document.querySelectorAll("svg.dwg")].filter(
    (drawing) => {
      const parts = [...drawing.querySelectorAll('g[class^="p"], .bl[id]')];
      return drawing.querySelector("text") && parts.some(isVisible);
    },
  );
  for (const [index, drawing] of drawings.entries())
    drawing.setAttribute("data-drawing-state", String(index));
  return drawings.length;
}

export async function findFaintDrawings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let index = 0; index < (await page.evaluate(markDrawings)); index++) {
    const drawing = `[data-drawing-state="${index}"]`;
    const parts = page.locator(`${drawing} :is(g[class^="p"], .bl[id])`);
    const part = parts.filter({ visible: true }).first();
    // What the pointer is on may be covered by another part, which is as good.
    await part.hover({ force: true });
    const found = await findFaintNow(page, drawing);
    // A label that the state hides needs no contrast.
    faults.push(...found.filter((fault) => fault.includes("has a contrast")));
  }
  return faults;
}

/** Links, buttons and fields below the pointer and with focus. */
export async function findFaintControls(
  page: Page,
  within: string,
): Promise<string[]> {
  const faults: string[] = [];
  // A key, so that the focus that follows is visible.
  await page.keyboard.press("Shift");
  const controls = `${within} :is(a, button, summary, label, input, select, textarea)`;
  const count = await page.evaluate(markDistinct, controls);
  for (let index = 0; index < count; index++) {
    const control = `[data-state="${index}"]`;
    // First, because the skip link is in view only while it has focus.
    await page.locator(control).focus();
    await page.locator(control).hover({ force: true });
    const found = await findFaintNow(page, control);
    faults.push(...found.filter((fault) => fault.includes("has a contrast")));
  }
  return faults;
}
