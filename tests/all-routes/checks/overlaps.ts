import type { Page } from "@playwright/test";

/** Text and labels of drawings that overlap. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(readOverlaps);

function readOverlaps(): string[] {
  // A figure that stays in view covers what scrolls by, so it is measured at
  // its own place.
  scrollTo({ top: 0, behavior: "instant" });
  const lines: {
    text: string;
    of: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }[] = [];
  const range = document.createRange();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: of, textContent } = words.currentNode;
    const text = textContent?.trim().slice(0, 40);
    if (
      !of ||
      !text ||
      of.closest(
        "script, style, noscript, body > header, .visually-hidden, [href='#main']",
      )
    )
      continue;
    if (
      !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const matrix = of instanceof SVGGraphicsElement ? of.getScreenCTM() : null;
    // The bounding box of a rotated label is larger than the label.
    if (matrix && matrix.b !== 0) continue;
    range.selectNodeContents(words.currentNode);
    const size =
      Number.parseFloat(getComputedStyle(of).fontSize) * (matrix?.a ?? 1);
    for (const { left, right, top, bottom, width, height } of matrix
      ? [of.getBoundingClientRect()]
      : range.getClientRects()) {
      if (width < 2) continue;
      // Without the leading of the line.
      const leading = Math.max(0, height - size * 0.8) / 2;
      lines.push({
        text,
        of,
        left,
        right,
        top: top + leading,
        bottom: bottom - leading,
      });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const found = new Set<string>();
  lines.forEach((a, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const b = lines[next];
      if (!b || b.top > a.bottom - 2) break;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (a.of !== b.of && across > 2)
        found.add(`"${a.text}" overlaps "${b.text}"`);
    }
  });
  return [...found];
}
