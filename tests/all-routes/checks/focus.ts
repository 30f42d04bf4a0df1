import type { Page } from "@playwright/test";

/**
 * The faults of the focused element; undefined once focus has left the page.
 */
export function describeFocus():
  | { name: string; faults: string[] }
  | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const faults: string[] = [];
  // Around the element itself, the card that it covers, or the field that
  // contains it.
  const rings = [
    getComputedStyle(element),
    getComputedStyle(element, "::after"),
    ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
  ];
  if (rings.every(({ outlineStyle }) => outlineStyle === "none"))
    faults.push("has no ring");
  const box = element.getBoundingClientRect();
  if (
    box.bottom < 0 ||
    box.top > innerHeight ||
    box.right < 0 ||
    box.left > innerWidth
  )
    faults.push("is out of view");
  const bar =
    document.querySelector("body > header")?.getBoundingClientRect().bottom ??
    0;
  const fixed = element.closest(
    "body > header, body > aside, [popover], [href='#main']",
  );
  if (!fixed && box.top < bar - 1 && box.height < innerHeight - bar)
    faults.push("is under the bar");
  for (
    let frame = element.parentElement;
    frame && frame !== document.body;
    frame = frame.parentElement
  ) {
    const edge = frame.getBoundingClientRect();
    if (
      getComputedStyle(frame).overflow.includes("hidden") &&
      (box.left < edge.left || box.right > edge.right)
    )
      faults.push("is cut");
  }
  // The real hit test, at the middle of each line of the element; the label of
  // a radio button may be in front of it.
  const owner = element.closest("label") ?? element;
  const reached = [...element.getClientRects()].filter(
    ({ width, height }) => width > 1 && height > 1,
  );
  // A control may let the pointer through around its handle.
  const { style } = element as HTMLElement;
  const { pointerEvents } = style;
  style.pointerEvents = "auto";
  const isSeen = reached.some(({ left, right, top, bottom }) => {
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (owner.contains(hit) || hit.contains(element));
  });
  style.pointerEvents = pointerEvents;
  if (reached.length > 0 && faults.length === 0 && !isSeen)
    faults.push("is covered");
  return {
    name: element.textContent?.trim().slice(0, 40) || element.id,
    faults,
  };
}

/** Presses Tab from the top of the page until focus leaves it. */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const links = await page.evaluate(() => {
    // Tab continues from the last focused element, even a removed one.
    const top = Object.assign(document.createElement("i"), { tabIndex: -1 });
    document.body.prepend(top);
    top.focus();
    top.remove();
    const shown = (link: Element) => link.checkVisibility();
    return [...document.querySelectorAll("main a, body > footer a")].filter(
      shown,
    ).length;
  });
  const faults: string[] = [];
  // More than any page has.
  for (let visited = 0; visited < 250; visited++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(describeFocus);
    if (!focus) {
      return visited > links
        ? faults
        : [
            ...faults,
            `focus leaves after ${visited} stops, past ${links} links`,
          ];
    }
    faults.push(...focus.faults.map((fault) => `"${focus.name}" ${fault}`));
  }
  return [...faults, "focus is trapped"];
}
