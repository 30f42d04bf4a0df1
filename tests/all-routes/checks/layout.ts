import type { Page } from "@playwright/test";

/** Elements that exceed the viewport's width. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(readOverflow, page.viewportSize()?.width);

/** Runs in the page. On phones, a page that overflows has a larger `innerWidth`. */
export function readOverflow(width = innerWidth): string[] {
  const { scrollWidth } = document.documentElement;
  const over = [...document.querySelectorAll("main *, footer *, header *")].filter(
    (element) =>
      element.getBoundingClientRect().right > width + 1 &&
      element.checkVisibility() &&
      element.closest("svg, [tabindex='0']") === null,
  );
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
    ...over.map((element) => `${element.tagName} ${element.className} exceeds the viewport`),
  ];
}

/** Labels of drawings that are too small to read. */
export const findSmallLabels = (page: Page): Promise<string[]> => page.evaluate(readSmallLabels);

/** Runs in the page. */
export function readSmallLabels(): string[] {
  const smallest = 11;
  return [...document.querySelectorAll<SVGTextElement>("main svg text")].flatMap((label) => {
    const words = label.textContent?.trim();
    if (!words || !label.checkVisibility({ visibilityProperty: true })) return [];
    const matrix = label.getScreenCTM();
    // The height of a letter on screen, for rotated labels too; skewed letters count by their shorter side.
    const scale = matrix ? Math.min(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d)) : 1;
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * scale;
    return size < smallest - 0.05 ? [`"${words}" is ${size.toFixed(1)} px`] : [];
  });
}

/** The first button of the main content, if it is below the first view. */
export function findLateAction(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const action = document.querySelector("main [class*='_button']");
    if (!action) return [];
    const bottom = Math.round(action.getBoundingClientRect().bottom + scrollY);
    return bottom > innerHeight ? [`"${action.textContent}" ends at ${bottom} of ${innerHeight} px`] : [];
  });
}

/** Unbreakable words that are a direct child of a flex or grid container, which separates them from their text. */
export const findPartedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("n-b")]
      .filter(
        ({ parentElement }) => parentElement && /flex|grid/.test(getComputedStyle(parentElement).display),
      )
      .map(({ textContent }) => `“${textContent}” is separated from its sentence`),
  );
