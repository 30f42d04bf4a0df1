import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";
import { fontsShown, holdFonts } from "../tools/fonts.ts";
import { serveOnPort } from "../tools/site.ts";

type Scheme = "light" | "dark";
type NewPage = (options?: {
  colorScheme?: Scheme;
  viewport?: { width: number; height: number };
}) => Promise<Page>;

/** What a browser shows of a built copy. */
async function inBrowser<Found>(
  folder: string,
  look: (newPage: NewPage) => Promise<Found>,
): Promise<Found> {
  const { origin: baseURL, stop } = await serveOnPort({
    BUILD_DIR: path.join(folder, "build"),
  });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });
  try {
    return await look((options) =>
      browser.newPage({ baseURL, reducedMotion: "reduce", ...options }),
    );
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * How the first picture of a page looks in the system's scheme, and in the one
 * that a visitor chose in the footer.
 */
export const pictureSchemes = (folder: string, address: string) =>
  inBrowser(folder, async (newPage) => {
    const look = async (colorScheme: Scheme, chosen?: Scheme) => {
      const page = await newPage({ colorScheme });
      if (chosen)
        await page.addInitScript(
          (scheme) => localStorage.setItem("scheme", scheme),
          chosen,
        );
      await page.goto(address, { waitUntil: "networkidle" });
      const picture = page.locator("main picture").first();
      await picture.scrollIntoViewIfNeeded();
      await picture
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.decode());
      return (await picture.screenshot()).toString("base64");
    };
    return {
      light: {
        system: await look("light"),
        chosen: await look("dark", "light"),
      },
      dark: { system: await look("dark"), chosen: await look("light", "dark") },
    };
  });

/** How much the aspect ratios of the logos on a phone differ from their own. */
export const logoDistortions = (folder: string): Promise<number[]> =>
  inBrowser(folder, async (newPage) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/");
    return page.locator("main li picture img").evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = "eager";
          await image.decode();
          const { width, height } = image.getBoundingClientRect();
          return Math.abs(
            width / height / (image.naturalWidth / image.naturalHeight) - 1,
          );
        }),
      ),
    );
  });

const widths = [320, 360, 390, 412, 768, 1280];
const sentence =
  "We are moving to a larger workshop in the new year, and the old one is open to everyone on its last day";

/**
 * The heights of the announcement, with texts of every length:
 * `320 px, 20 characters`.
 */
async function announcementHeights(
  page: Page,
): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const measured = await page.evaluate((sentence) => {
      const line = document.querySelector<HTMLElement>("body > aside p");
      const words =
        line &&
        document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
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
export const heightsAroundFonts = (folder: string) =>
  inBrowser(folder, async (newPage) => {
    const page = await newPage();
    const { requested, release } = await holdFonts(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await requested;
    const before = await announcementHeights(page);
    release();
    await fontsShown(page);
    return { before, after: await announcementHeights(page) };
  });
