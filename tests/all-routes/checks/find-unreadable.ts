/**
 * Runs in the page: text that is outside the viewport, clipped or overlapping; labels of drawings that are clipped or
 * smaller than `smallest` px. Self-contained, because it is passed to the browser as text.
 */
export function findUnreadable(smallest: number): string[] {
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".visually-hidden, [href='#main']");
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const lines: { text: string; of: Element; box: DOMRect }[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: of, textContent } = words.currentNode;
    const text = textContent?.trim().slice(0, 40);
    if (!of || !text || of.closest("svg, script, style, noscript, body > header") || !shown(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      if (!of.closest("[tabindex='0']") && (line.left < -1 || line.right > innerWidth + 1))
        found.add(`"${text}" exceeds the viewport`);
      // Without the leading of the line.
      const leading = Math.max(0, line.height - Number.parseFloat(getComputedStyle(of).fontSize) * 0.8) / 2;
      const box = new DOMRect(line.x, line.y + leading, line.width, line.height - leading * 2);
      lines.push({ text, of, box });
      for (let frame: Element | null = of; frame && frame !== document.body; frame = frame.parentElement) {
        const edge = frame.getBoundingClientRect();
        if (clips(frame) && (box.bottom > edge.bottom + 1 || box.right > edge.right + 1))
          found.add(`"${text}" is cut`);
      }
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((a, index) => {
    for (const b of lines.slice(index + 1)) {
      if (b.box.top > a.box.bottom - 2) break;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      if (a.of !== b.of && across > 2) found.add(`"${a.text}" overlaps "${b.text}"`);
    }
  });

  for (const label of document.querySelectorAll<SVGTextElement>("svg text")) {
    const box = label.getBoundingClientRect();
    const sheet = label.ownerSVGElement;
    if (!sheet || !shown(label) || box.width < 1) continue;
    const edge = clips(sheet) ? sheet.getBoundingClientRect() : { left: 0, right: innerWidth };
    if (box.left < edge.left - 1 || box.right > edge.right + 1) found.add(`"${label.textContent}" is cut`);
    const matrix = label.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * scale;
    if (size < smallest) found.add(`"${label.textContent}" is ${size.toFixed(1)} px`);
  }
  return [...found];
}
