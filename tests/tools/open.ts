import type { Page } from "@playwright/test";

/** Opens a page and stays on it: blocks the redirect of /call. */
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
      // The check needs the page itself.
      (window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", (event) =>
        event.preventDefault(),
      );
    });
  }
  await page.goto(route, { waitUntil });
}
