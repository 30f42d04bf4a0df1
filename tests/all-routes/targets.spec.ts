import { expect, test } from "@playwright/test";
import { open } from "../tools/open.ts";
import { routeGroups } from "./groups.ts";

for (const [group, routes] of routeGroups) {
  test(`${group}: every control is 44 px high to a finger, menu and answers open @phone`, async ({
    page,
  }) => {
    test.slow();
    for (const route of routes) {
      await open(page, route);
      const small = await page.evaluate(() => {
        for (const closed of document.querySelectorAll("details")) {
          closed.removeAttribute("name");
          closed.open = true;
        }
        document.querySelector<HTMLElement>("#menu")?.showPopover();
        const inSentence = (element: Element) =>
          getComputedStyle(element).display === "inline" &&
          [...(element.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
        return (
          [...document.querySelectorAll("a, button, summary, input, select, textarea")]
            .filter((element) => element.checkVisibility() && !inSentence(element))
            // A link laid over its whole card by a pseudo-element is as large as the card.
            .filter((element) => getComputedStyle(element, "::after").position !== "absolute")
            .map((element) => ({ name: element.textContent?.trim(), box: element.getBoundingClientRect() }))
            // What is one pixel or less is hidden from sight.
            .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
            .map(({ name, box }) => `${name} ${Math.round(box.width)} by ${Math.round(box.height)} px`)
        );
      });
      expect(small, route).toEqual([]);
    }
  });
}
