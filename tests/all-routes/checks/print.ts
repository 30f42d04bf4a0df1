import type { Page } from "@playwright/test";

/** What prints badly: the bar, fixed elements, faint text. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const bar = await page.getByRole("banner").isVisible();
  const faults = await page.evaluate(findUnprintable);
  await page.emulateMedia({ media: "screen" });
  return [...(bar ? ["the bar is printed"] : []), ...faults];
}

function findUnprintable(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** WCAG's relative luminance of a colour on white paper. */
  const luminance = (colour: string) => {
    if (!canvas) throw new Error("There is no canvas");
    canvas.fillStyle = "#fff";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const shown = [...document.querySelectorAll("body *")].filter(
    // The skip link is above the page.
    (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
  );
  const hasWords = (element: Element) =>
    !element.closest("svg") &&
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const nameOf = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
  return [
    // Repeated on every printed page, over its text.
    ...shown
      .filter((element) => getComputedStyle(element).position === "fixed")
      .map((element) => `${nameOf(element)} is fixed`),
    // 4.5 to 1 on white.
    ...shown
      .filter((element) => hasWords(element) && luminance(getComputedStyle(element).color) > 0.1833)
      .map((element) => `${nameOf(element)} is faint`),
  ];
}
