import { expect, type Locator, test } from "@playwright/test";
import { allRoutes, pageSource } from "./tools/site.ts";

/** Pages with a figure whose states can be compared. */
const compared = allRoutes().filter((route) =>
  /<fieldset[^>]*>.*?class="?v1\b/s.test(pageSource(route)),
);

/**
 * The visible states: text that is displayed, parts of a drawing that are not
 * dimmed.
 */
function shownStates(figure: Locator): Promise<string[]> {
  return figure.evaluate((root) => {
    const shown = [...root.querySelectorAll("[class^=v]")].filter((element) =>
      element instanceof SVGElement
        ? getComputedStyle(element).opacity === "1"
        : (element as HTMLElement).checkVisibility(),
    );
    return [
      ...new Set(shown.map(({ classList }) => classList[0]?.slice(1) ?? "")),
    ];
  });
}

for (const route of compared) {
  test(`${route} shows the selected state of each figure, also in forced colours, and prints every state`, async ({
    page,
  }) => {
    await page.goto(route);
    const figures = await page
      .locator("main fieldset")
      .locator("xpath=../..")
      .filter({ has: page.locator(".v1") })
      .all();
    for (const figure of figures) {
      const choices = figure.getByRole("radio");
      await expect(figure.getByRole("group")).toHaveAccessibleName(/\w/);
      for (const choice of await choices.all()) {
        await choice.check();
        await expect
          .poll(() => shownStates(figure))
          .toEqual([await choice.inputValue()]);
      }
      await choices.first().check();
      await page.keyboard.press("ArrowRight");
      await expect(choices.nth(1)).toBeChecked();
      await expect.poll(() => shownStates(figure)).toEqual(["2"]);
    }

    await page.emulateMedia({ media: "print" });
    for (const figure of figures) {
      const states = await figure
        .locator("svg [class^=v]")
        .evaluateAll((groups) =>
          groups.map(({ classList }) => classList[0]?.slice(1)),
        );
      expect(await shownStates(figure)).toEqual(expect.arrayContaining(states));
    }

    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const figure of figures) {
      const grounds = await figure
        .locator("input + span")
        .evaluateAll((labels) =>
          labels.map((label) => getComputedStyle(label).backgroundColor),
        );
      expect(new Set(grounds).size).toBe(2);
      for (const label of await figure.locator("fieldset label").all())
        expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}
