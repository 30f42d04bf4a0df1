import { expect, test } from "@playwright/test";
import { holdFaces } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { twoFrames } from "../tools/shifts.ts";
import { describeFocus } from "./checks/focus.ts";

// As on a phone, where what is below the first view is laid out late.
test.use({ hasTouch: true });

test("home keeps focus in view when Tab is held down before its lower sections are laid out", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await holdFaces(page);
  await open(page, "/");
  const count = await page.locator("main a").count();
  expect(count).toBeGreaterThan(15);
  // Every third, which is in every section.
  for (let held = 1; held <= count; held += 3) {
    await open(page, "/");
    // From link to link without a frame between them, as on a machine that is behind with its frames.
    await page.evaluate((held) => {
      for (const link of [...document.querySelectorAll<HTMLElement>("main a")].slice(0, held)) link.focus();
    }, held);
    await twoFrames(page);
    expect(await page.evaluate(describeFocus)).toMatchObject({ faults: [] });
  }
});
