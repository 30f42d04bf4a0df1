import type { Page } from "@playwright/test";

/** Opens a page and stays on it: the way out of /call, the one page that leaves by itself, is closed. */
export async function open(
  page: Page,
  route: string,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (request) => request.abort(),
  );
  if (route === "/call") {
    await page.addInitScript(() => {
      // The page is looked at, so its own navigation is refused.
      (window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", (event) =>
        event.preventDefault(),
      );
    });
  }
  await page.goto(route, { waitUntil });
}
