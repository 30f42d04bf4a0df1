import type { Page } from "@playwright/test";

/**
 * Waits until the page uses its fonts and all its parts are laid out
 * (app/runtime/fetch-late.ts).
 */
export async function fontsShown(page: Page): Promise<void> {
  await page
    .locator(":root[data-fonts] > body > footer[data-laid-out]")
    .waitFor({ state: "attached" });
}

/**
 * Waits until everything is loaded: fonts, drawings in files
 * (app/runtime/fetch-drawings.ts) and lazy photographs.
 */
export async function pageComplete(page: Page): Promise<void> {
  await fontsShown(page);
  await page.evaluate(async () => {
    const photographs = [
      ...document.querySelectorAll<HTMLImageElement>("picture img"),
    ];
    for (const photograph of photographs) photograph.loading = "eager";
    await Promise.all(photographs.map((photograph) => photograph.decode()));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].every(
      (image) => image.naturalWidth > 0,
    ),
  );
}

/** Holds every font request until released, like a slow connection. */
export async function holdFonts(page: Page) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: released.resolve };
}
