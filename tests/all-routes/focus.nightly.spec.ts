import { expect, test } from "@playwright/test";
import { holdFonts } from "../tools/fonts.ts";
import { open } from "../tools/open.ts";
import { twoFrames } from "../tools/shifts.ts";
import { describeFocus } from "./checks/focus.ts";

// Phones lay out what is below the first view late.
test.use({ hasTouch: true });

test("home keeps focus in view when a visitor holds Tab before its lower sections are laid out", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await holdFonts(page);
  await open(page, "/");
  const count = await page.locator("main a").count();
  expect(count).toBeGreaterThan(15);
  // Every third link: that covers each section.
  for (let held = 1; held <= count; held += 3) {
    await open(page, "/");
    // Without a frame between two links, like a slow machine.
    await page.evaluate((held) => {
      for (const link of [
        ...document.querySelectorAll<HTMLElement>("main a"),
      ].slice(0, held))
        link.focus();
    }, held);
    await twoFrames(page);
    expect(await page.evaluate(describeFocus)).toMatchObject({ faults: [] });
  }
});
