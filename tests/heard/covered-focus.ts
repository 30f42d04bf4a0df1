import type { Page } from "@playwright/test";

/**
 * What covers the focused element, found by hit tests; undefined once focus has
 * left the page.
 */
function describeCover(): { name: string; cover: string } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = element.textContent?.trim().slice(0, 40) || element.id;
  const bar =
    document.querySelector("body > header")?.getBoundingClientRect().bottom ??
    0;
  const covers = new Set<string>();
  for (const box of element.getClientRects()) {
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (left >= right || top >= bottom) {
      covers.add("the edge of the window");
      continue;
    }
    // Of an element that is taller than the window, the middle.
    const fits = box.height < innerHeight - bar - 16;
    for (const part of fits ? [0.1, 0.5, 0.9] : [0.5]) {
      const x = left + (right - left) * part;
      const y = top + (bottom - top) * part;
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit) || hit.contains(element)) continue;
      covers.add(hit.textContent?.trim().slice(0, 40) || hit.tagName);
    }
  }
  return { name, cover: [...covers].join(" and ") };
}

/**
 * Presses Tab from the top of the page until focus leaves it; returns what was
 * covered, and by what.
 */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Tab continues from the last focused element, even a removed one.
    const top = Object.assign(document.createElement("i"), { tabIndex: -1 });
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
  const covered: string[] = [];
  // More than any page has.
  for (let visited = 0; visited < 250; visited += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(describeCover);
    if (!focus)
      return visited > 10
        ? covered
        : [...covered, `focus leaves after ${visited} stops`];
    if (focus.cover) covered.push(`“${focus.name}” is under ${focus.cover}`);
  }
  return [...covered, "focus is trapped"];
}
