import type { Page } from "@playwright/test";

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
