import type { Page } from "@playwright/test";
import { findUnreadable } from "./find-unreadable.ts";
import { withOpenAnswers } from "./open-answers.ts";

/** In px: labels of drawings that are smaller cannot be read. */
const SMALLEST = 9.5;

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`;

/** Text that is clipped or overlaps. */
export function findUnreadableWords(page: Page): Promise<string[]> {
  return page.evaluate(findUnreadable, SMALLEST);
}

/** The same with wide text spacing and all answers open. */
export function findUnreadableWhenSpaced(page: Page): Promise<string[]> {
  return withOpenAnswers(page, async () => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    const found = await findUnreadableWords(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    return found;
  });
}
