import type { Page } from "@playwright/test";
import { findOverflow } from "./layout.ts";
import { withOpenAnswers } from "./open-answers.ts";
import { findOverlaps } from "./overlaps.ts";

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`;

/**
 * Text that overlaps, is outside the viewport or is clipped; labels of drawings
 * that are clipped.
 */
export async function findUnreadableWords(page: Page): Promise<string[]> {
  return [
    ...(await findOverflow(page)),
    ...(await findOverlaps(page)),
    ...new Set(await page.evaluate(readClipped)),
  ];
}

/** The same with wide text spacing and all answers open. */
export function findUnreadableWhenSpaced(page: Page): Promise<string[]> {
  return withOpenAnswers(page, async () => {
    await page.evaluate((css) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(css);
      document.adoptedStyleSheets = [styles];
    }, spacing);
    const found = await findUnreadableWords(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    return found;
  });
}

/**
 * The same at 320 and 390 px with a default font size of 32 px, on the page and
 * in its open menu.
 */
export async function findUnreadableWhenLarge(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...size, width });
    // After the resize, which resets it.
    await browser.send("Page.setFontSizes", {
      fontSizes: { standard: 32, fixed: 26 },
    });
    const faults = await findUnreadableWords(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("#menu")?.showPopover(),
    );
    faults.push(...(await findOverflow(page)));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("#menu")?.hidePopover(),
    );
    found.push(...faults.map((fault) => `at ${width} px ${fault}`));
  }
  await browser.detach();
  await page.setViewportSize(size);
  return found;
}

/** Self-contained, because it is passed to the browser as text. */
function readClipped(): string[] {
  const found: string[] = [];
  const shown = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    }) && !element.closest(".visually-hidden, [href='#main']");
  const clips = (element: Element) =>
    /hidden|clip/.test(getComputedStyle(element).overflow);
  const range = document.createRange();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: of, textContent } = words.currentNode;
    const text = textContent?.trim().slice(0, 40);
    if (
      !of ||
      !text ||
      of.closest("svg, script, style, noscript, body > header") ||
      !shown(of)
    )
      continue;
    range.selectNodeContents(words.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      if (
        !of.closest("[tabindex='0']") &&
        (line.left < -1 || line.right > innerWidth + 1)
      )
        found.push(`"${text}" exceeds the viewport`);
      // Without the leading of the line.
      const leading =
        Math.max(
          0,
          line.height - Number.parseFloat(getComputedStyle(of).fontSize) * 0.8,
        ) / 2;
      for (
        let frame: Element | null = of;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        const edge = frame.getBoundingClientRect();
        if (
          clips(frame) &&
          (line.bottom - leading > edge.bottom + 1 ||
            line.right > edge.right + 1)
        )
          found.push(`"${text}" is cut`);
      }
    }
  }
  for (const label of document.querySelectorAll<SVGTextElement>("svg text")) {
    const box = label.getBoundingClientRect();
    const drawing = label.ownerSVGElement;
    if (!drawing || !shown(label) || box.width < 1) continue;
    // It does not touch the edge of the viewport either.
    const edge = clips(drawing)
      ? drawing.getBoundingClientRect()
      : { left: 2, right: innerWidth - 2 };
    if (box.left < edge.left - 1 || box.right > edge.right + 1)
      found.push(`"${label.textContent}" is cut`);
  }
  return found;
}
