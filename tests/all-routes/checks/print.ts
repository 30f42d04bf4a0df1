import type { Page } from "@playwright/test";

/** What fits on A4 within margins of 18 and 20 mm, in pixels. */
const paper = { width: 658, height: 971 };

/**
 * What prints badly: the bar, buttons, fixed elements, faint text, what a page
 * break cuts.
 */
export async function findPrintFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? paper;
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(paper);
  const bar = await page.getByRole("banner").isVisible();
  const faults = await page.evaluate(findUnprintable);
  // Columns break like pages.
  await page.evaluate(({ width, height }) => {
    const columns = new CSSStyleSheet();
    columns.replaceSync(
      `body { columns: ${width}px; column-gap: 0; column-fill: auto; height: ${height}px }`,
    );
    document.adoptedStyleSheets = [columns];
  }, paper);
  faults.push(...(await page.evaluate(findCut, paper)));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize(size);
  await page.emulateMedia({ media: "screen" });
  return [...(bar ? ["the bar is printed"] : []), ...faults];
}

/**
 * In the page, with its printed pages side by side: what is on two of them, and
 * headings without what is below.
 */
function findCut({ width }: typeof paper): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
  const shown = [...document.querySelectorAll("main *")]
    .filter(
      (element) =>
        element.checkVisibility() && !element.closest(".visually-hidden"),
    )
    .map((element) => {
      const boxes = [...element.getClientRects()].filter(
        (box) => box.height > 1,
      );
      return {
        element,
        pages: boxes.map((box) => Math.floor((box.left + scrollX + 1) / width)),
      };
    })
    .filter(({ pages }) => pages.length > 0);
  /** Not the upper edge of a list. */
  const isSeen = ({ element }: (typeof shown)[number]) =>
    element.matches("svg, img") ||
    [...element.childNodes].some(({ nodeName }) => nodeName === "#text");
  return shown.flatMap(({ element, pages }, index) => {
    if (
      element.matches("li:not(:has(> ol)), figure, tr, svg, img, h2, h3") &&
      new Set(pages).size > 1
    )
      return [`${nameOf(element)} is cut by a page break`];
    const { position, top } = getComputedStyle(element, "::before");
    if (
      element.matches("li") &&
      position === "absolute" &&
      Number.parseFloat(top) < -8
    )
      return [
        `the mark of ${nameOf(element)} is above it, where a page break cuts it`,
      ];
    const next = shown
      .slice(index + 1)
      .find((other) => !element.contains(other.element) && isSeen(other));
    const isOfLead =
      element.matches(".lead") &&
      element.closest("section")?.contains(next?.element ?? null);
    return (isOfLead || element.matches("h2, h3")) &&
      next &&
      next.pages[0] !== pages.at(-1)
      ? [`${nameOf(element)} is alone at the end of a page`]
      : [];
  });
}

function findUnprintable(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  /** WCAG's relative luminance of a colour on white paper. */
  const luminance = (colour: string) => {
    if (!canvas) throw new Error("There is no canvas");
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
      (part) =>
        part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const shown = [...document.querySelectorAll("body *")].filter(
    // The skip link is above the page.
    (element) =>
      element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
  );
  const hasWords = (element: Element) =>
    !element.closest("svg") &&
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const nameOf = (element: Element) =>
    `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
  return [
    ...shown
      .filter((element) =>
        element.matches(
          "main :is(button, [class*='_button'], input[type='radio'])",
        ),
      )
      .map((element) => `${nameOf(element)} is printed`),
    // Repeated on every printed page, over its text.
    ...shown
      .filter((element) => getComputedStyle(element).position === "fixed")
      .map((element) => `${nameOf(element)} is fixed`),
    // 4.5 to 1 on white.
    ...shown
      .filter(
        (element) =>
          hasWords(element) &&
          luminance(getComputedStyle(element).color) > 0.1833,
      )
      .map((element) => `${nameOf(element)} is faint`),
    // Its background is not printed.
    ...shown
      .filter((element) => {
        const { content, color, printColorAdjust } = getComputedStyle(
          element,
          "::before",
        );
        return (
          /counter|"./.test(content) &&
          printColorAdjust !== "exact" &&
          luminance(color) > 0.1833
        );
      })
      .map((element) => `the mark of ${nameOf(element)} is faint`),
  ];
}
