import type { Page } from "@playwright/test";

/** Elements that exceed the viewport's width. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(readOverflow, page.viewportSize()?.width);

/**
 * Runs in the page. On phones, a page that overflows has a larger `innerWidth`.
 */
export function readOverflow(width = innerWidth): string[] {
  const { scrollWidth } = document.documentElement;
  const over = [
    ...document.querySelectorAll("main *, footer *, header *"),
  ].filter(
    (element) =>
      element.getBoundingClientRect().right > width + 1 &&
      element.checkVisibility() &&
      element.closest("svg, [tabindex='0']") === null,
  );
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
    ...over.map(
      (element) =>
        `${element.tagName} ${element.className} exceeds the viewport`,
    ),
  ];
}

/** Labels of drawings that are too small to read. */
export const findSmallLabels = (page: Page): Promise<string[]> =>
  page.evaluate(readSmallLabels);

/** Runs in the page. */
export function readSmallLabels(): string[] {
  const smallest = 11;
  return [
    ...document.querySelectorAll<SVGTextElement>("main svg text"),
  ].flatMap((label) => {
    const words = label.textContent?.trim();
    if (!words || !label.checkVisibility({ visibilityProperty: true }))
      return [];
    const matrix = label.getScreenCTM();
    // The height of a letter on screen, for rotated labels too; skewed letters
    // count by their shorter side.
    const scale = matrix
      ? Math.min(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d))
      : 1;
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * scale;
    return size < smallest - 0.05
      ? [`"${words}" is ${size.toFixed(1)} px`]
      : [];
  });
}

/**
 * The first button of the main content, or the first field of a form before it,
 * if it is below the first view.
 */
export function findLateAction(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const action = document.querySelector(
      "main :is([class*='_button'], form input)",
    );
    if (!action) return [];
    const bottom = Math.round(action.getBoundingClientRect().bottom + scrollY);
    return bottom > innerHeight
      ? [`"${action.textContent}" ends at ${bottom} of ${innerHeight} px`]
      : [];
  });
}

/**
 * Headings, and the leads below them, whose last line is far shorter than the
 * others.
 */
export const findWidows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const balanced =
      "main :is(h1, h2, h3, :is(h1, h2) + .lead, main > :first-child .lead):not(:has([aria-hidden]))";
    return [...document.querySelectorAll(balanced)].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      range.selectNodeContents(element);
      const lines: { left: number; right: number; middle: number }[] = [];
      for (const { left, right, top, height } of range.getClientRects()) {
        const line = lines.at(-1);
        if (line && top < line.middle) line.right = Math.max(line.right, right);
        else lines.push({ left, right, middle: top + height / 2 });
      }
      const widths = lines.map(({ left, right }) => right - left);
      const last = widths.at(-1) ?? 0;
      return last < Math.max(...widths) / 4
        ? [
            `the last line of "${element.textContent?.slice(0, 40)}" is ${Math.round(last)} px long`,
          ]
        : [];
    });
  });

/**
 * Unbreakable words that are a direct child of a flex or grid container, which
 * separates them from their text.
 */
export const findPartedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("n-b")]
      .filter(
        ({ parentElement }) =>
          parentElement &&
          /flex|grid/.test(getComputedStyle(parentElement).display),
      )
      .map(
        ({ textContent }) => `“${textContent}” is separated from its sentence`,
      ),
  );
