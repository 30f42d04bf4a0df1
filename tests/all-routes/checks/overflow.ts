import type { Page } from "@playwright/test";

/** Elements that exceed the viewport's width. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
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
  }, page.viewportSize()?.width ?? 0);
}
