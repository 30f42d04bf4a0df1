import type { Page } from "@playwright/test";

/** Elements that exceed the viewport's width. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(readOverflow, page.viewportSize()?.width);

/** Runs in the page. On phones, a page that overflows has a larger `innerWidth`. */
export function readOverflow(width = innerWidth): string[] {
  const { scrollWidth } = document.documentElement;
  const over = [...document.querySelectorAll("main *, footer *, header > *")].filter(
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
