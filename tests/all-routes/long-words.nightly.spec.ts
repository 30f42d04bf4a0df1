import { expect, test } from "@playwright/test";
import { open } from "../tools/open.ts";
import { readOverflow } from "./checks/layout.ts";
import { kinds } from "./groups.ts";

const compound = "Datenschutzgrundverordnungsfrage";

/** Runs in the page: makes it German, with a long word in every text. */
function lengthen(word: string): void {
  document.documentElement.lang = "de";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isFixed = text.parentElement?.closest(
      "script, style, template, svg, pre, code, n-b",
    );
    const isAddress = /@|:\/\//.test(text.data);
    if (!isFixed && !isAddress)
      text.data = text.data.replace(/\p{L}{4,}/u, word);
  }
}

for (const route of kinds) {
  test(`${route} is as wide as the phone, whatever the length of its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, route);
    await page.evaluate(lengthen, compound);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(readOverflow, width), `${width} px`).toEqual(
        [],
      );
    }
  });
}
