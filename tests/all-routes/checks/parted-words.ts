import type { Page } from "@playwright/test";

/** Unbreakable words that are a direct child of a flex or grid container, which separates them from their text. */
export const findPartedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("n-b")]
      .filter(
        ({ parentElement }) => parentElement && /flex|grid/.test(getComputedStyle(parentElement).display),
      )
      .map(({ textContent }) => `“${textContent}” is separated from its sentence`),
  );
