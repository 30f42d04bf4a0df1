import type { Page } from "@playwright/test";

/** Words that are kept on one line and stand straight in a flex or grid box, where they part from the text around them. */
export const findPartedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("n-b")]
      .filter(
        ({ parentElement }) => parentElement && /flex|grid/.test(getComputedStyle(parentElement).display),
      )
      .map(({ textContent }) => `“${textContent}” parts from its sentence`),
  );
