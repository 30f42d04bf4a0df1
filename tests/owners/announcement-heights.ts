import { type Browser, chromium, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";
import { fontsShown, holdFonts } from "../tools/fonts.ts";

const widths = [320, 360, 390, 412, 768, 1280];
const sentence =
  "We are moving to a larger workshop in the new year, and the old one is open to everyone on its last day";

/** The height of the announcement at several widths, with texts of every length. */
async function measure(page: Page): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const measured = await page.evaluate((sentence) => {
      const line = document.querySelector<HTMLElement>("body > aside p");
      const words = line && document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
      if (!words) throw new Error("There is no announcement");
      return Array.from({ length: 80 }, (_, index) => {
        words.textContent = sentence.slice(0, 20 + index);
        line.dataset.words = line.textContent ?? "";
        return line.offsetHeight;
      });
    }, sentence);
    for (const [index, height] of measured.entries())
      heights[`${width} px, ${20 + index} characters`] = height;
  }
  return heights;
}

/** The same before and after the fonts have arrived. */
export async function announcementHeights(address: string) {
  const browser: Browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage();
    const { requested, release } = await holdFonts(page);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await requested;
    const before = await measure(page);
    release();
    await fontsShown(page);
    return { before, after: await measure(page) };
  } finally {
    await browser.close();
  }
}
