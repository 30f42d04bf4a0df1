import type { Page } from "@playwright/test";

/** Until the page is set in its faces and laid out to its last part (app/runtime/fetch-late.ts). */
export async function facesShown(page: Page): Promise<void> {
  await page.locator(":root[data-faces] > body > footer[data-laid-out]").waitFor({ state: "attached" });
}

/**
 * Until the page is all there: its faces, the drawings that are files (app/runtime/fetch-drawings.ts), and its
 * photographs, which would wait until they are near.
 */
export async function pageComplete(page: Page): Promise<void> {
  await facesShown(page);
  await page.evaluate(async () => {
    const photographs = [...document.querySelectorAll<HTMLImageElement>("picture img")];
    for (const photograph of photographs) photograph.loading = "eager";
    await Promise.all(photographs.map((photograph) => photograph.decode()));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].every((image) => image.naturalWidth > 0),
  );
}

/** Keeps every face back until released, as a slow connection would. */
export async function holdFaces(page: Page) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
