import { expect, test } from "@playwright/test";
import { expectNoShift, twoFrames, watchShifts } from "../tools/shifts.ts";
import { serveInPieces } from "../tools/slow-document.ts";
import { kinds } from "./groups.ts";

// Phones lay out what is below the first view late.
test.use({ hasTouch: true });

// /call redirects to another host.
for (const route of kinds.filter((kind) => kind !== "/call")) {
  test(`${route} does not shift while it arrives slowly`, async ({
    page,
    baseURL,
  }) => {
    await watchShifts(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const slow = await serveInPieces(baseURL ?? "", route, 5000);
      try {
        await page.goto(slow.address, { waitUntil: "commit" });
        await slow.sendAll(() => twoFrames(page));
        await expect(page.locator("body > footer")).toBeAttached();
        await expectNoShift(page, `${width} px`);
      } finally {
        slow.close();
      }
    }
  });
}
