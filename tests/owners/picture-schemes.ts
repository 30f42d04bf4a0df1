import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";

type Scheme = "light" | "dark";

const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });

/** How a picture looks in the system's scheme, and in the one that a visitor chose in the footer. */
export async function pictureSchemes(address: string, selector: string) {
  const browser = await launch();
  const look = async (system: Scheme, chosen?: Scheme) => {
    const page = await browser.newPage({ colorScheme: system, reducedMotion: "reduce" });
    if (chosen) await page.addInitScript((scheme) => localStorage.setItem("scheme", scheme), chosen);
    await page.goto(address, { waitUntil: "networkidle" });
    const picture = page.locator(selector).first();
    await picture.scrollIntoViewIfNeeded();
    await picture.locator("img").evaluate((image: HTMLImageElement) => image.decode());
    const shot = await picture.screenshot();
    await page.close();
    return shot.toString("base64");
  };
  try {
    return {
      light: { system: await look("light"), chosen: await look("dark", "light") },
      dark: { system: await look("dark"), chosen: await look("light", "dark") },
    };
  } finally {
    await browser.close();
  }
}

/** How much the aspect ratios of pictures on a phone differ from their own. */
export async function distortions(address: string, selector: string): Promise<number[]> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(address);
    return await page.locator(`${selector} img`).evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = "eager";
          await image.decode();
          const { width, height } = image.getBoundingClientRect();
          return Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1);
        }),
      ),
    );
  } finally {
    await browser.close();
  }
}
