import { expect, test } from "@playwright/test";
import { open } from "../tools/open.ts";
import { kinds } from "./groups.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`each kind of page prints dark on white, without the bar, from the ${colorScheme} scheme`, async ({
    page,
  }) => {
    test.slow();
    for (const route of kinds) {
      await open(page, route);
      await page.emulateMedia({ media: "print", colorScheme });
      await expect(page.getByRole("banner"), route).toBeHidden();
      const printed = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        /** How bright a colour is on white paper, from 0 to 1, as WCAG reckons. */
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
          // The skip link waits above the sheet.
          (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
        );
        const hasWords = (element: Element) =>
          !element.closest("svg") &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
        return {
          // On every printed sheet, over its words.
          fixed: shown.filter((element) => getComputedStyle(element).position === "fixed").length,
          // 4.5 to 1 on white.
          faint: shown
            .filter((element) => hasWords(element) && luminance(getComputedStyle(element).color) > 0.1833)
            .map((element) => element.textContent?.trim().slice(0, 40)),
        };
      });
      expect(printed, route).toEqual({ fixed: 0, faint: [] });
    }
  });
}
